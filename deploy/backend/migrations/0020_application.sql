CREATE TABLE "credit_application_events" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigserial NOT NULL,
	"application_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_sub" text NOT NULL,
	"action" text NOT NULL,
	"pages" jsonb NOT NULL,
	CONSTRAINT "credit_application_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_applications" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_sub" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"sealed_answers" text NOT NULL,
	"sealed_ssn" text,
	"sealed_second_ssn" text,
	"ssn_last4" text,
	"order_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "credit_applications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "credit_application_events_by_application" ON "credit_application_events" USING btree ("tenant_id","application_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_applications_draft" ON "credit_applications" USING btree ("tenant_id","owner_sub") WHERE "credit_applications"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "credit_applications_by_owner" ON "credit_applications" USING btree ("tenant_id","owner_sub","submitted_at");