ALTER TABLE "lender_decisions" ADD COLUMN "application_id" text;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "buyer_email" text;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "planned_answer" jsonb;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "counter" jsonb;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "conditions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "lender" jsonb;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "preparing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lender_decisions" ADD COLUMN "preparations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "contracting_event" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "payment_status" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "lender_decisions_by_application" ON "lender_decisions" USING btree ("tenant_id","application_id");