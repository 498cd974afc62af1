CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"invoice_id" uuid,
	"quotation_id" uuid,
	"amount_paise" bigint NOT NULL,
	"paid_before_paise" bigint DEFAULT 0 NOT NULL,
	"in_parts" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mailed_to" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_links_one" CHECK (("payment_links"."invoice_id" is null) <> ("payment_links"."quotation_id" is null)),
	CONSTRAINT "payment_links_least" CHECK ("payment_links"."amount_paise" >= 100)
);
--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "is_hosted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "gateway_link_id" text;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "gateway_link_url" text;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "receivables" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_invoice_id_receivables_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_invoice" ON "payment_links" USING btree ("invoice_id","id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "payment_links_quotation" ON "payment_links" USING btree ("quotation_id","id") WHERE quotation_id is not null;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_transactions_link" ON "payment_transactions" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "receipts_link" ON "receipts" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_gatewayLinkId_unique" UNIQUE("gateway_link_id");--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_pageId_unique" UNIQUE("page_id");