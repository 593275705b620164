ALTER TABLE "orders" ADD COLUMN "appointment_end_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "appointment_end_at" = (
  SELECT "end_at" FROM "fulfillment_appointments"
  WHERE "fulfillment_appointments"."tenant_id" = "orders"."tenant_id"
    AND "fulfillment_appointments"."order_number" = "orders"."order_number"
    AND "fulfillment_appointments"."ended_at" IS NULL)
WHERE "appointment_at" IS NOT NULL;
