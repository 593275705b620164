ALTER TABLE "signing_packages" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "signing_packages" SET "language" = coalesce((
  SELECT "consent_language" FROM "signing_consents"
  WHERE "signing_consents"."tenant_id" = "signing_packages"."tenant_id"
    AND "signing_consents"."order_number" = "signing_packages"."order_number"
    AND "signing_consents"."given_at" <= "signing_packages"."made_at"
  ORDER BY "given_at" DESC LIMIT 1), 'en')
WHERE "terms" IS NOT NULL;
