ALTER TABLE "orders" ADD COLUMN "trade_in" jsonb;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD COLUMN "order_number" text;