ALTER TABLE "orders" ADD COLUMN "hand_over_fee_cents" integer;--> statement-breakpoint
UPDATE "orders" SET "hand_over_fee_cents" = (
  SELECT "fee_cents" FROM "fulfillment_appointments"
  WHERE "fulfillment_appointments"."tenant_id" = "orders"."tenant_id"
    AND "fulfillment_appointments"."order_number" = "orders"."order_number"
    AND "fulfillment_appointments"."ended_at" IS NULL)
WHERE "appointment_at" IS NOT NULL;
