DROP INDEX "invoices_payment";--> statement-breakpoint
ALTER TABLE "admissions" ADD COLUMN "upgrades_id" uuid;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_upgrades" FOREIGN KEY ("upgrades_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admissions_one_upgrade" ON "admissions" USING btree ("upgrades_id") WHERE status <> 'Cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment" ON "invoices" USING btree ("transaction_id") WHERE refund_id is null and corrects_id is null;