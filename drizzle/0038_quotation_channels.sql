-- A grant lasts for fifteen minutes, and those of before do not say which channel they prove.
DELETE FROM "quotation_grants";--> statement-breakpoint
ALTER TABLE "quotation_grants" ALTER COLUMN "quotation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_grants" ADD COLUMN "proven_mobile" text NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_grants" ADD COLUMN "proven_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "handed_over" boolean DEFAULT false NOT NULL;