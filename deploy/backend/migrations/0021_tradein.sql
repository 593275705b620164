CREATE TABLE "trade_in_drafts" (
	"tenant_id" text NOT NULL,
	"holder" text NOT NULL,
	"answers" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_in_drafts_tenant_id_holder_pk" PRIMARY KEY("tenant_id","holder")
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"holder" text NOT NULL,
	"answers" jsonb NOT NULL,
	"email" text,
	"email_key" text,
	"site_origin" text NOT NULL,
	"state" text NOT NULL,
	"ineligible_reason" text,
	"valuation_cents" integer,
	"dealer_boost_cents" integer,
	"tenant_incentive_cents" integer,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"payoff" jsonb,
	"payoff_tries" integer DEFAULT 0 NOT NULL,
	"payoff_tries_since" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	CONSTRAINT "trade_ins_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "trade_ins_standing" ON "trade_ins" USING btree ("tenant_id","holder") WHERE "trade_ins"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "trade_ins_by_holder" ON "trade_ins" USING btree ("tenant_id","holder","requested_at");--> statement-breakpoint
CREATE INDEX "trade_ins_by_email" ON "trade_ins" USING btree ("tenant_id","email_key","requested_at");--> statement-breakpoint
CREATE INDEX "trade_ins_in_review" ON "trade_ins" USING btree ("requested_at") WHERE "trade_ins"."state" = 'PendingReview' and "trade_ins"."ended_at" is null;