CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"booked_on" date NOT NULL,
	"description" text NOT NULL,
	"reference" text NOT NULL,
	"credit_paise" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"receipt_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_transactions_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "statement_mappings" (
	"header" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invoice_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date,
	"status" text DEFAULT 'open' NOT NULL,
	"receipt_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_claims_reference" UNIQUE("invoice_id","reference")
);
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_invoice_id_receivables_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_status" ON "bank_transactions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bank_transactions_reference" ON "bank_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bank_transactions_receipt" ON "bank_transactions" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "payment_claims_status" ON "payment_claims" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_claims_lookup" ON "payment_claims" USING btree ("reference");