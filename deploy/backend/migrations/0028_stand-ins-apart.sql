-- The stand-ins' tables belong to @forecourt/stand-ins from here on. What they hold goes to a schema of their own; a database without
-- any such row never has that schema.
DO $$
DECLARE
  stand_in text;
  has_rows boolean;
BEGIN
  FOREACH stand_in IN ARRAY ARRAY[
    'identity_challenges',
    'identity_codes',
    'identity_sessions',
    'identity_signing_keys',
    'identity_social_links',
    'payment_sandbox_cards',
    'payment_sandbox_events',
    'payment_sandbox_intents'
  ] LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I)', stand_in) INTO has_rows;
    IF has_rows THEN
      CREATE SCHEMA IF NOT EXISTS "stand_ins";
      EXECUTE format('ALTER TABLE %I SET SCHEMA "stand_ins"', stand_in);
    ELSE
      EXECUTE format('DROP TABLE %I', stand_in);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "identity_users") THEN
    CREATE SCHEMA IF NOT EXISTS "stand_ins";
    CREATE TABLE "stand_ins"."passwords" (
      "tenant_id" text NOT NULL,
      "sub" text NOT NULL,
      "salt_hex" text NOT NULL,
      "verifier_hex" text NOT NULL,
      CONSTRAINT "passwords_tenant_id_sub_pk" PRIMARY KEY("tenant_id","sub")
    );
    INSERT INTO "stand_ins"."passwords" ("tenant_id", "sub", "salt_hex", "verifier_hex")
      SELECT "tenant_id", "sub", "salt_hex", "verifier_hex" FROM "identity_users";
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "identity_users" DROP COLUMN "salt_hex";
--> statement-breakpoint
ALTER TABLE "identity_users" DROP COLUMN "verifier_hex";
