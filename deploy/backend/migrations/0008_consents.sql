CREATE TABLE "identity_consents" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"marketing_email" boolean NOT NULL,
	"marketing_sms" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_consents_tenant_id_sub_pk" PRIMARY KEY("tenant_id","sub")
);
