ALTER TABLE "quotation_responses" ADD COLUMN "countered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation_responses" ADD COLUMN "agreed_by" text;