CREATE TABLE "carts" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"id" text NOT NULL,
	"vin" text NOT NULL,
	"purchase_type" text NOT NULL,
	"zip_code" text,
	"down_payment_cents" integer,
	"term_months" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carts_tenant_id_holder_pk" PRIMARY KEY("tenant_id","holder")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigserial NOT NULL,
	"order_number" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"order_status" text NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "order_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant_id" text NOT NULL,
	"order_number" text NOT NULL,
	"owner_sub" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deal_type" text NOT NULL,
	"deal_ref_id" text NOT NULL,
	"deal_status" text,
	"payment_status" text,
	"delivery_type" text,
	"appointment_at" timestamp (3) with time zone,
	"id_verification_status" text,
	"vin" text NOT NULL,
	"vehicle" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	CONSTRAINT "orders_tenant_id_order_number_pk" PRIMARY KEY("tenant_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "signing_packages" (
	"tenant_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"signers_completed" text[] NOT NULL,
	"notification_sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signing_packages_tenant_id_order_number_pk" PRIMARY KEY("tenant_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "deal_documents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"deal_ref_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"added_at" timestamp (3) with time zone,
	"is_system" boolean NOT NULL,
	CONSTRAINT "deal_documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "flags_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "id_verification_transactions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "id_verification_transactions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"tenant_id" text NOT NULL,
	"actor" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_tenant_id_actor_endpoint_id_key_pk" PRIMARY KEY("tenant_id","actor","endpoint_id","key")
);
--> statement-breakpoint
CREATE TABLE "identity_attempts" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"first_at_ms" bigint DEFAULT 0 NOT NULL,
	"last_at_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "identity_attempts_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "identity_challenges" (
	"tenant_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"pool_id" text NOT NULL,
	"name" text NOT NULL,
	"sub" text,
	"username" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_challenges_tenant_id_id_hash_pk" PRIMARY KEY("tenant_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"salt_hex" text NOT NULL,
	"code_hash" text NOT NULL,
	"pending_value" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_codes_tenant_id_sub_purpose_pk" PRIMARY KEY("tenant_id","sub","purpose")
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"sub" text NOT NULL,
	"pool_id" text NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "identity_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "identity_sessions_token" UNIQUE("tenant_id","refresh_token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_signing_keys" (
	"tenant_id" text NOT NULL,
	"pool_id" text NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_signing_keys_tenant_id_pool_id_pk" PRIMARY KEY("tenant_id","pool_id")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"tenant_id" text NOT NULL,
	"sub" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"phone_number" text,
	"is_phone_verified" boolean NOT NULL,
	"given_name" text,
	"family_name" text,
	"status" text NOT NULL,
	"salt_hex" text NOT NULL,
	"verifier_hex" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_users_tenant_id_sub_pk" PRIMARY KEY("tenant_id","sub"),
	CONSTRAINT "identity_users_email" UNIQUE("tenant_id","email")
);
--> statement-breakpoint
CREATE TABLE "insurance_verifications" (
	"tenant_id" text NOT NULL,
	"order_number" text NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"terms_version" integer,
	"consent_language" text,
	"policy_status" text,
	"pending_until" timestamp (3) with time zone,
	"pending_status" text,
	"carrier" text,
	"policy_number_last4" text,
	"effective_on" date,
	"expires_on" date,
	"error_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "insurance_verifications_tenant_id_order_number_pk" PRIMARY KEY("tenant_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"tenant_id" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "dealers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "incentives" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"name" text NOT NULL,
	"savings_cents" integer NOT NULL,
	"effective_from_on" date NOT NULL,
	"effective_to_on" date NOT NULL,
	CONSTRAINT "incentives_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inventory_versions" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"tenant_id" text NOT NULL,
	"id" integer NOT NULL,
	"vin" text NOT NULL,
	"stock_number" text NOT NULL,
	"year" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"trim" text NOT NULL,
	"body_style" text NOT NULL,
	"condition" text NOT NULL,
	"mileage" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"msrp_cents" integer NOT NULL,
	"paint_name" text NOT NULL,
	"paint_hex" text NOT NULL,
	"color_family" text NOT NULL,
	"interior_color" text NOT NULL,
	"fuel_type" text NOT NULL,
	"drivetrain" text NOT NULL,
	"transmission" text NOT NULL,
	"engine" text NOT NULL,
	"city_mpg" integer,
	"highway_mpg" integer,
	"combined_mpg" integer,
	"range_miles" integer,
	"features" text[] NOT NULL,
	"seat_count" integer NOT NULL,
	"door_count" integer NOT NULL,
	"has_photos" boolean NOT NULL,
	"dealer_id" integer NOT NULL,
	"listed_on" date NOT NULL,
	"owner_count" integer NOT NULL,
	"accident_count" integer NOT NULL,
	"service_record_count" integer NOT NULL,
	"usage" text NOT NULL,
	"availability" text NOT NULL,
	"held_by_order" text,
	"is_sample" boolean NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "vehicles_tenant_id_vin_pk" PRIMARY KEY("tenant_id","vin")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigserial NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "server_secrets_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_tenant_id_dealer_id_dealers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","dealer_id") REFERENCES "public"."dealers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" USING btree ("tenant_id","order_number","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_deal" ON "orders" USING btree ("tenant_id","deal_ref_id");--> statement-breakpoint
CREATE INDEX "orders_by_owner" ON "orders" USING btree ("tenant_id","owner_sub","created_at");--> statement-breakpoint
CREATE INDEX "deal_documents_by_deal" ON "deal_documents" USING btree ("tenant_id","deal_ref_id","position");--> statement-breakpoint
CREATE INDEX "id_verification_by_order" ON "id_verification_transactions" USING btree ("tenant_id","order_number","started_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_by_age" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_attempts_age" ON "identity_attempts" USING btree ("last_at_ms");--> statement-breakpoint
CREATE INDEX "identity_challenges_expiry" ON "identity_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_sessions_sub" ON "identity_sessions" USING btree ("tenant_id","sub");--> statement-breakpoint
CREATE INDEX "identity_users_phone" ON "identity_users" USING btree ("tenant_id","phone_number");--> statement-breakpoint
CREATE INDEX "incentives_by_vehicle" ON "incentives" USING btree ("tenant_id","vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_by_id" ON "vehicles" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_price" ON "vehicles" USING btree ("tenant_id","price_cents","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_mileage" ON "vehicles" USING btree ("tenant_id","mileage","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_year" ON "vehicles" USING btree ("tenant_id","year" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vehicles_by_model" ON "vehicles" USING btree ("tenant_id","make","model");--> statement-breakpoint
CREATE INDEX "vehicles_by_version" ON "vehicles" USING btree ("tenant_id","version");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_position" ON "outbox_messages" USING btree ("tenant_id","position");