DROP INDEX "invoices_issued";--> statement-breakpoint
DROP INDEX "payment_transactions_paid";--> statement-breakpoint
DROP INDEX "receipts_received";--> statement-breakpoint
DROP INDEX "leads_wait_new";--> statement-breakpoint
DROP INDEX "leads_wait_again";--> statement-breakpoint
CREATE INDEX "settlements_went_back" ON "settlements" USING btree ("at") WHERE kind in ('sent-back', 'came-back');--> statement-breakpoint
CREATE INDEX "quotations_created" ON "quotations" USING btree ("created_at","status","valid_until","total_paise");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","kind","gst_paise");--> statement-breakpoint
CREATE INDEX "payment_transactions_paid" ON "payment_transactions" USING btree ("paid_at","purpose","total_paise");--> statement-breakpoint
CREATE INDEX "receipts_received" ON "receipts" USING btree ("received_on","amount_paise");--> statement-breakpoint
CREATE INDEX "leads_wait_new" ON "leads" USING btree ((coalesce(value_paise, 2500000)) desc,(coalesce(due_at, created_at)),"value_paise","due_at","created_at","first_contact_at","assigned_to","id") WHERE status = 'new' and form <> 'import' and merged_into is null;--> statement-breakpoint
CREATE INDEX "leads_wait_again" ON "leads" USING btree ((coalesce(value_paise, 2500000)) desc,"next_follow_up_at","value_paise","assigned_to","id") WHERE next_follow_up_at is not null and status in ('new', 'contacted', 'qualified', 'proposal') and merged_into is null;