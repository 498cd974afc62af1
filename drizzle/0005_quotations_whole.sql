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
ALTER TABLE "quotation_responses" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "countered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "agreed_by" text;