CREATE TABLE "prequalification_attempts" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"first_at_ms" bigint NOT NULL,
	"last_at_ms" bigint NOT NULL,
	CONSTRAINT "prequalification_attempts_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "prequalifications" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"person" text,
	"proved_mark" text,
	"mobile_seen_mark" text,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"quiz_expires_at" timestamp (3) with time zone,
	"frozen_at" text,
	"pulls" integer DEFAULT 0 NOT NULL,
	"approval" jsonb,
	"approved_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"consent_at" timestamp (3) with time zone,
	"is_subscribed_to_marketing" boolean NOT NULL,
	"subscribed_to_marketing_sms" boolean NOT NULL,
	"skipped_at" timestamp (3) with time zone,
	"personal_data_until" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prequalifications_tenant_id_holder_pk" PRIMARY KEY("tenant_id","holder")
);
--> statement-breakpoint
CREATE INDEX "prequalification_attempts_age" ON "prequalification_attempts" USING btree ("last_at_ms");--> statement-breakpoint
CREATE INDEX "prequalifications_by_age" ON "prequalifications" USING btree ("personal_data_until");