UPDATE "inventory_versions" SET "version" = "version" + 1;--> statement-breakpoint
UPDATE "vehicles" SET "availability" = 'Sold', "version" = "inventory_versions"."version"
FROM "orders", "inventory_versions"
WHERE "vehicles"."availability" = 'PendingSale'
  AND "orders"."tenant_id" = "vehicles"."tenant_id" AND "orders"."order_number" = "vehicles"."held_by_order"
  AND "orders"."status" IN ('SOLD', 'SOLD_BY_DRI', 'DELIVERED', 'DELIVERED_NO_RETURN')
  AND "inventory_versions"."tenant_id" = "vehicles"."tenant_id";
