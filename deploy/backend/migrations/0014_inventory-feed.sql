CREATE TABLE "inventory_feed_rows" (
	"tenant_id" text NOT NULL,
	"import_id" text NOT NULL,
	"vin" text NOT NULL,
	"line" integer NOT NULL,
	"vehicle" json,
	"staged_on" date NOT NULL,
	CONSTRAINT "inventory_feed_rows_tenant_id_import_id_vin_pk" PRIMARY KEY("tenant_id","import_id","vin")
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "gone_on" date;