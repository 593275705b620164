CREATE TABLE "identity_pool_users" (
	"tenant_id" text NOT NULL,
	"pool_id" text NOT NULL,
	"pool_sub" text NOT NULL,
	"username" text,
	"sub" text,
	"told" jsonb,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_pool_users_tenant_id_pool_id_pool_sub_pk" PRIMARY KEY("tenant_id","pool_id","pool_sub")
);
--> statement-breakpoint
CREATE INDEX "identity_pool_users_sub" ON "identity_pool_users" USING btree ("tenant_id","sub");