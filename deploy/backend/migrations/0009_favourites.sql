CREATE TABLE "compared_vehicles" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"vin" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"label" jsonb NOT NULL,
	CONSTRAINT "compared_vehicles_tenant_id_holder_vin_pk" PRIMARY KEY("tenant_id","holder","vin")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"vin" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "favourites_tenant_id_holder_vin_pk" PRIMARY KEY("tenant_id","holder","vin")
);