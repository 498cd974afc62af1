CREATE INDEX "payment_transactions_mode" ON "payment_transactions" USING btree ("mode","created_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_purpose" ON "payment_transactions" USING btree ("purpose","created_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_review" ON "payment_transactions" USING btree ("created_at") WHERE review_reason is not null;