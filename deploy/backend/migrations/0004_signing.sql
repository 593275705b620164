CREATE TABLE "electronic_consents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"terms_version" integer NOT NULL,
	"consent_language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "electronic_consents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "signing_ceremonies" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"envelope_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "signing_ceremonies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "signing_files" (
	"tenant_id" text NOT NULL,
	"envelope_id" text NOT NULL,
	"copy" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "signing_files_tenant_id_envelope_id_copy_pk" PRIMARY KEY("tenant_id","envelope_id","copy")
);
--> statement-breakpoint
ALTER TABLE "signing_packages" DROP CONSTRAINT "signing_packages_tenant_id_order_number_pk";--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "envelope_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD CONSTRAINT "signing_packages_tenant_id_order_number_envelope_id_pk" PRIMARY KEY("tenant_id","order_number","envelope_id");--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "buyer_email" text;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "buyer_signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "countersign_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "dealer_name" text;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "dealer_signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "ended_as" text;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "ended_note" text;--> statement-breakpoint
ALTER TABLE "signing_packages" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "electronic_consents_standing" ON "electronic_consents" USING btree ("tenant_id","order_number") WHERE "electronic_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_ceremonies_by_token" ON "signing_ceremonies" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_ceremonies_running" ON "signing_ceremonies" USING btree ("tenant_id","order_number") WHERE "signing_ceremonies"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "signing_packages_by_order" ON "signing_packages" USING btree ("tenant_id","order_number","position");