ALTER TABLE "payment_claims" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD COLUMN "quotation_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_transaction" ON "bank_transactions" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_quotation" UNIQUE("quotation_id","reference");--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_one" CHECK (("payment_claims"."invoice_id" is null) <> ("payment_claims"."quotation_id" is null));