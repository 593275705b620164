CREATE TABLE "appointment_slots" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_slots_tenant_id_type_start_at_pk" PRIMARY KEY("tenant_id","type","start_at")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"type" text NOT NULL,
	"location" text,
	"place" jsonb NOT NULL,
	"fee_cents" integer NOT NULL,
	"distance_miles" real,
	"instructions" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	CONSTRAINT "appointments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "appointments_by_order" ON "appointments" USING btree ("tenant_id","order_number","booked_at");--> statement-breakpoint
CREATE INDEX "appointments_by_start" ON "appointments" USING btree ("tenant_id","type","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_standing" ON "appointments" USING btree ("tenant_id","order_number") WHERE "appointments"."ended_at" is null;