CREATE TABLE "document_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"png" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mails" boolean NOT NULL,
	"irn" text DEFAULT '' NOT NULL,
	"ack_no" text DEFAULT '' NOT NULL,
	"ack_at" timestamp with time zone,
	"signed_qr" text DEFAULT '' NOT NULL,
	"signed_invoice" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_return_exports" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoices_waiting" ON "e_invoices" USING btree ("invoice_id") WHERE state = 'waiting';