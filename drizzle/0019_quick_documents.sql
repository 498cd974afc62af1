CREATE INDEX "invoices_kind" ON "invoices" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "invoices_transaction" ON "invoices" USING btree ("transaction_id","id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (to_tsvector('simple', number || ' ' || count::text || ' ' || buyer_name || ' ' || buyer_email || ' ' || buyer_gstin));--> statement-breakpoint
CREATE INDEX "invoices_prepaid" ON "invoices" USING btree ("issued_at") WHERE content::text ~ '"description": ?"[0-9]+ months"';--> statement-breakpoint
CREATE INDEX "receipts_lookup" ON "receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "quotations_words" ON "quotations" USING gin (to_tsvector('simple', name || ' ' || company));