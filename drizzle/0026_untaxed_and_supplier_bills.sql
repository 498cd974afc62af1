CREATE TABLE "supplier_bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid,
	"invoice_id" uuid,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"stored_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_bills_draft" UNIQUE("draft_id","number")
);
--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "treatment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_draft_id_invoice_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."invoice_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_bills_invoice" ON "supplier_bills" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_stored" ON "supplier_bills" USING btree ("stored_name");