CREATE TABLE "mandate_debits" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone NOT NULL,
	"asking_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"transaction_id" text,
	"fault" text DEFAULT '' NOT NULL,
	CONSTRAINT "mandate_debits_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"recurring_id" uuid NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"most_paise" bigint NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"gateway_link_id" text,
	"gateway_link_url" text,
	"gateway_customer_id" text,
	"gateway_token_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"held_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "mandates_gatewayLinkId_unique" UNIQUE("gateway_link_id"),
	CONSTRAINT "mandates_gatewayTokenId_unique" UNIQUE("gateway_token_id")
);
--> statement-breakpoint
ALTER TABLE "mandate_debits" ADD CONSTRAINT "mandate_debits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_debits" ADD CONSTRAINT "mandate_debits_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_debits" ADD CONSTRAINT "mandate_debits_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_recurring_id_recurring_invoices_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_debits_state" ON "mandate_debits" USING btree ("state","ask_at");--> statement-breakpoint
CREATE INDEX "mandate_debits_mandate" ON "mandate_debits" USING btree ("mandate_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_living" ON "mandates" USING btree ("recurring_id") WHERE status in ('asked', 'refused', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "mandates_recurring" ON "mandates" USING btree ("recurring_id","id");--> statement-breakpoint
CREATE INDEX "mandates_customer" ON "mandates" USING btree ("gateway_customer_id");--> statement-breakpoint
CREATE INDEX "mandates_next_check" ON "mandates" USING btree ("next_check_at");