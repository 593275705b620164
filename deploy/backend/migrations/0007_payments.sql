CREATE TABLE "payment_sandbox_cards" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_events" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"payload" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_intents" (
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
CREATE TABLE "payments" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"portion" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"phase" text NOT NULL,
	"payment_method_id" text,
	"return_url" text,
	"intent_id" text,
	"bank_url" text,
	"instrument" text,
	"failure" text,
	"buyer_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "payment_sandbox_due" ON "payment_sandbox_events" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sandbox_by_key" ON "payment_sandbox_intents" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sandbox_by_bank_token" ON "payment_sandbox_intents" USING btree ("bank_token");--> statement-breakpoint
CREATE INDEX "payment_sandbox_by_next" ON "payment_sandbox_intents" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("tenant_id","order_number","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("tenant_id","order_number") WHERE phase in ('starting', 'awaiting-bank', 'clearing', 'review');