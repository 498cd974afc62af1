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
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_invoice_id_receivables_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_claims_status" ON "payment_claims" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_claims_lookup" ON "payment_claims" USING btree ("reference");