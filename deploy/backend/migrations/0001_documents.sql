CREATE TABLE "document_files" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"deal_ref_id" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"refusal_reason" text,
	"file_name" text,
	"kind" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_protected" boolean NOT NULL,
	"file_key" text,
	"thumbnail_key" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "document_files_by_deal" ON "document_files" USING btree ("tenant_id","deal_ref_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_once" ON "document_files" USING btree ("tenant_id","deal_ref_id","key","sha256") WHERE file_key is not null;--> statement-breakpoint
CREATE INDEX "document_files_by_age" ON "document_files" USING btree ("added_at") WHERE file_key is not null;