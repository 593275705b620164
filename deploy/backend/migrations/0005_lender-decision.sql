CREATE TABLE "lender_decisions" (
	"tenant_id" text NOT NULL,
	"order_number" text NOT NULL,
	"lender_name" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"first_read_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "lender_decisions_tenant_id_order_number_pk" PRIMARY KEY("tenant_id","order_number")
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "deal_status" text;