CREATE TABLE "stand_ins"."identity_refresh_tokens" (
	"tenant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"sub" text NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "identity_refresh_tokens_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
INSERT INTO "stand_ins"."identity_refresh_tokens" ("tenant_id", "token_hash", "session_id", "sub") SELECT "tenant_id", "refresh_token_hash", "id", "sub" FROM "stand_ins"."identity_sessions";--> statement-breakpoint
ALTER TABLE "stand_ins"."identity_sessions" DROP CONSTRAINT "identity_sessions_token";--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_session" ON "stand_ins"."identity_refresh_tokens" USING btree ("tenant_id","session_id");--> statement-breakpoint
ALTER TABLE "stand_ins"."identity_sessions" DROP COLUMN "refresh_token_hash";