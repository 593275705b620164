ALTER TABLE "carts" ADD COLUMN "credit_tier" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "annual_miles" integer;