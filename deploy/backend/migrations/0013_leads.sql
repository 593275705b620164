CREATE TABLE "leads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"visitor" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"has_consent" boolean NOT NULL,
	"vin" text,
	"preferred_on" date,
	"comments" text NOT NULL,
	CONSTRAINT "leads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leads_reference" UNIQUE("tenant_id","reference")
);
--> statement-breakpoint
CREATE INDEX "leads_by_holder" ON "leads" USING btree ("tenant_id","holder","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_visitor" ON "leads" USING btree ("tenant_id","visitor","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("tenant_id","email_key","created_at");