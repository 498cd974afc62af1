ALTER TABLE "receipts" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "return_reason" text DEFAULT '' NOT NULL;