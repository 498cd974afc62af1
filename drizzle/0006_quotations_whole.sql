CREATE TABLE "price_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sac" text NOT NULL,
	"unit" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"gst_percent" numeric(5, 2) NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_items_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "quotation_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quotation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "countered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "agreed_by" text;--> statement-breakpoint
ALTER TABLE "quotation_files" ADD CONSTRAINT "quotation_files_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_files_quotation" ON "quotation_files" USING btree ("quotation_id","id");--> statement-breakpoint
CREATE INDEX "quotation_files_stored" ON "quotation_files" USING btree ("stored_name");