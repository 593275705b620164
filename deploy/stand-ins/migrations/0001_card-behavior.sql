ALTER TABLE "stand_ins"."payment_sandbox_cards" RENAME COLUMN "behaviour" TO "behavior";
