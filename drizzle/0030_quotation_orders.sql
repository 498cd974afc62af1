ALTER TABLE "payment_transactions" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_templates" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "deposit_percent" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;