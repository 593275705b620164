ALTER TABLE "vehicles" ALTER COLUMN "seat_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "door_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "service_record_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "usage" DROP NOT NULL;--> statement-breakpoint
UPDATE "vehicles" SET "interior_color" = '' WHERE "interior_color" = 'Not stated';--> statement-breakpoint
UPDATE "vehicles" SET "transmission" = '' WHERE "transmission" = 'Not stated';--> statement-breakpoint
UPDATE "vehicles" SET "engine" = '' WHERE "engine" = 'Not stated';