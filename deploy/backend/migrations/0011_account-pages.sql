CREATE TABLE "privacy_requests" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"sub" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"is_extended" boolean NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "privacy_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_profiles" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"address" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_profiles_tenant_id_sub_pk" PRIMARY KEY("tenant_id","sub")
);
--> statement-breakpoint
CREATE INDEX "privacy_requests_by_account" ON "privacy_requests" USING btree ("tenant_id","sub","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_open_deletion" ON "privacy_requests" USING btree ("tenant_id","sub") WHERE "privacy_requests"."kind" = 'deletion' and "privacy_requests"."status" = 'open';