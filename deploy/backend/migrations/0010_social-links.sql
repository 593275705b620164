CREATE TABLE "identity_social_links" (
	"tenant_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"sub" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_social_links_tenant_id_provider_subject_pk" PRIMARY KEY("tenant_id","provider","subject")
);
--> statement-breakpoint
CREATE INDEX "identity_social_links_sub" ON "identity_social_links" USING btree ("tenant_id","sub");