ALTER TABLE "orders" ADD COLUMN "is_rest_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_rest_due" = true WHERE "payment_status" = 'PAYMENT_PENDING' AND NOT EXISTS (
  SELECT 1 FROM "payments" WHERE "payments"."tenant_id" = "orders"."tenant_id" AND "payments"."order_number" = "orders"."order_number"
  AND "payments"."phase" IN ('starting', 'awaiting-bank', 'clearing', 'review'));
