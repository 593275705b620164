-- A database that stand-ins used before 0028 of the backend has some of this already.
CREATE SCHEMA IF NOT EXISTS "stand_ins";
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."identity_challenges" (
	"tenant_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"pool_id" text NOT NULL,
	"name" text NOT NULL,
	"sub" text,
	"username" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_challenges_tenant_id_id_hash_pk" PRIMARY KEY("tenant_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."identity_codes" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"salt_hex" text NOT NULL,
	"code_hash" text NOT NULL,
	"pending_value" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_codes_tenant_id_sub_purpose_pk" PRIMARY KEY("tenant_id","sub","purpose")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."identity_sessions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"sub" text NOT NULL,
	"pool_id" text NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "identity_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "identity_sessions_token" UNIQUE("tenant_id","refresh_token_hash")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."identity_signing_keys" (
	"tenant_id" text NOT NULL,
	"pool_id" text NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_signing_keys_tenant_id_pool_id_pk" PRIMARY KEY("tenant_id","pool_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."identity_social_links" (
	"tenant_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"sub" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_social_links_tenant_id_provider_subject_pk" PRIMARY KEY("tenant_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."passwords" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"salt_hex" text NOT NULL,
	"verifier_hex" text NOT NULL,
	CONSTRAINT "passwords_tenant_id_sub_pk" PRIMARY KEY("tenant_id","sub")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."payment_sandbox_cards" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."payment_sandbox_events" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"payload" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stand_ins"."payment_sandbox_intents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"description" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"return_url" text,
	"bank_token" text,
	"instrument_name" text,
	"last4" text,
	"review" text NOT NULL,
	"is_refunded" boolean NOT NULL,
	"next_status" text,
	"next_error_code" text,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_intents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_challenges_expiry" ON "stand_ins"."identity_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_sessions_sub" ON "stand_ins"."identity_sessions" USING btree ("tenant_id","sub");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_social_links_sub" ON "stand_ins"."identity_social_links" USING btree ("tenant_id","sub");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_sandbox_due" ON "stand_ins"."payment_sandbox_events" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_sandbox_by_key" ON "stand_ins"."payment_sandbox_intents" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_sandbox_by_bank_token" ON "stand_ins"."payment_sandbox_intents" USING btree ("bank_token");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_sandbox_by_next" ON "stand_ins"."payment_sandbox_intents" USING btree ("next_at");