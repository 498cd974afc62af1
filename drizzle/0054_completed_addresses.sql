ALTER TABLE "e_invoices" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD COLUMN "pincode" text;