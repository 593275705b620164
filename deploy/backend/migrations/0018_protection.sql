CREATE TABLE "protection_plans" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"vin" text NOT NULL,
	"coverage" jsonb NOT NULL,
	"concluded_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "protection_plans_tenant_id_holder_pk" PRIMARY KEY("tenant_id","holder")
);
