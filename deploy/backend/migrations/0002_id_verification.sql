ALTER TABLE "id_verification_transactions" ADD COLUMN "method" text DEFAULT 'text-link' NOT NULL;--> statement-breakpoint
ALTER TABLE "id_verification_transactions" ADD COLUMN "phone_last4" text;--> statement-breakpoint
ALTER TABLE "id_verification_transactions" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "id_verification_transactions" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "id_verification_transactions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "id_verification_by_token" ON "id_verification_transactions" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "id_verification_running" ON "id_verification_transactions" USING btree ("tenant_id","order_number") WHERE "id_verification_transactions"."status" = 'INITIATED';