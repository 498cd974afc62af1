ALTER TABLE "quotations" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "supply" text DEFAULT 'ordinary' NOT NULL;