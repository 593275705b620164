CREATE TABLE "audit" (
	"tenant_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"role" text NOT NULL,
	"actor_sub" text,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_number" text,
	CONSTRAINT "audit_tenant_id_position_pk" PRIMARY KEY("tenant_id","position")
);
--> statement-breakpoint
INSERT INTO "audit" ("tenant_id", "at", "subject", "subject_id", "from_state", "to_state", "role", "actor_sub", "details", "order_number")
SELECT "tenant_id", "at", "subject", "subject_id", "from_state", "to_state", "role", "actor_sub", "details", "order_number" FROM (
	SELECT h."tenant_id", h."at", 'order' AS "subject", h."order_number" AS "subject_id",
		lag(h."order_status") OVER (PARTITION BY h."tenant_id", h."order_number" ORDER BY h."position") AS "from_state",
		h."order_status" AS "to_state", h."actor" AS "role",
		CASE WHEN h."actor" = 'buyer' THEN o."owner_sub" END AS "actor_sub",
		to_jsonb(array_remove(ARRAY[h."contracting_event", h."payment_status"], NULL)) AS "details",
		h."order_number", h."position", 1 AS "rank"
	FROM "order_history" h JOIN "orders" o ON o."tenant_id" = h."tenant_id" AND o."order_number" = h."order_number"
	UNION ALL
	SELECT h."tenant_id", h."at", 'deal', o."deal_ref_id",
		lag(h."deal_status") OVER (PARTITION BY h."tenant_id", h."order_number" ORDER BY h."position"),
		h."deal_status", h."actor", CASE WHEN h."actor" = 'buyer' THEN o."owner_sub" END, '[]'::jsonb, h."order_number", h."position", 2
	FROM "order_history" h JOIN "orders" o ON o."tenant_id" = h."tenant_id" AND o."order_number" = h."order_number"
	WHERE h."deal_status" IS NOT NULL
	UNION ALL
	SELECT e."tenant_id", e."at", 'application', e."application_id",
		CASE WHEN e."action" = 'started' THEN NULL ELSE 'draft' END,
		CASE WHEN e."action" = 'submitted' THEN 'submitted' ELSE 'draft' END,
		'buyer', e."actor_sub", e."pages", CASE WHEN e."action" = 'submitted' THEN a."order_number" END, e."position", 0
	FROM "credit_application_events" e
	LEFT JOIN "credit_applications" a ON a."tenant_id" = e."tenant_id" AND a."id" = e."application_id"
) AS "kept"
ORDER BY "at", "rank", "position";
--> statement-breakpoint
DROP TABLE "credit_application_events" CASCADE;--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit" USING btree ("tenant_id","subject_id","position");--> statement-breakpoint
CREATE INDEX "audit_by_order" ON "audit" USING btree ("tenant_id","order_number");
