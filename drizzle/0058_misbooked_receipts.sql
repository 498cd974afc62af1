ALTER TABLE "receipts" DROP CONSTRAINT "receipts_reference";--> statement-breakpoint
DROP INDEX "receipts_received";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "misbooked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "receipts_known" ON "receipts" USING btree ("method","reference") WHERE not misbooked;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receipts_received" ON "receipts" USING btree ("received_on","amount_paise") WHERE transaction_id is null and not misbooked;