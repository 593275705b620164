CREATE TABLE "payment_disputes" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_disputes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "payment_disputes_by_order" ON "payment_disputes" USING btree ("tenant_id","order_number");--> statement-breakpoint
CREATE INDEX "payments_by_intent" ON "payments" USING btree ("tenant_id","intent_id");