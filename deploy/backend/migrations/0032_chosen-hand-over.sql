ALTER TABLE "vehicles" ALTER COLUMN "msrp_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over" jsonb;