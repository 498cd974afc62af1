CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"amount_paise" bigint NOT NULL,
	"deducted_paise" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"phase" text NOT NULL,
	"reason_code" text NOT NULL,
	"respond_by" timestamp with time zone,
	"booked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_links" DROP CONSTRAINT "payment_links_one";--> statement-breakpoint
DROP INDEX "receipts_received";--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "admission_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_transaction" ON "payment_disputes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("respond_by") WHERE status in ('open', 'under_review');--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_received" ON "receipts" USING btree ("received_on","amount_paise") WHERE transaction_id is null;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transactionId_unique" UNIQUE("transaction_id");--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_one" CHECK (num_nonnulls("payment_links"."invoice_id", "payment_links"."quotation_id", "payment_links"."admission_id") = 1
        and ("payment_links"."admission_id" is null) = ("payment_links"."plan_id" is null));--> statement-breakpoint
-- Leads of people whose money came for a quotation that names no lead, found by its telephone number or address as such money
-- finds them today: forward only, once, not where somebody has taken a step back, and no lead that came after the money.
WITH "money" AS (
  SELECT "quotations"."mobile" AS "phone", "quotations"."email", "paid_at" AS "at",
    'money came for quotation QT-' || lpad("quotations"."number"::text, greatest(6, length("quotations"."number"::text)), '0')
      || CASE WHEN "revision" > 1 THEN '-R' || "revision" ELSE '' END AS "reason"
  FROM "payment_transactions" JOIN "quotations" ON "quotations"."id"::text = "subject_id"
  WHERE "purpose" = 'quotation' AND "paid_at" IS NOT NULL AND "lead_id" IS NULL
), "said" AS (
  SELECT "leads"."id" AS "lead_id", "reason", "at" FROM "money"
  JOIN "leads" ON "leads"."phone" = "money"."phone" AND "phone_complete" AND "leads"."created_at" <= "at"
  UNION ALL
  SELECT "leads"."id", "reason", "at" FROM "money"
  JOIN "leads" ON "leads"."email" = "money"."email" AND "money"."email" <> '' AND "leads"."created_at" <= "at"
), "step" AS (
  SELECT DISTINCT ON ("leads"."id") "leads"."id", "leads"."status" AS "from", "first_contact_at" IS NULL AS "is_first",
    "reason", "said"."at" AS "happened_at"
  FROM "said" JOIN "leads" ON "leads"."id" = "said"."lead_id"
  WHERE "merged_into" IS NULL AND "status" IN ('new', 'contacted', 'qualified', 'proposal')
    AND NOT EXISTS (
      SELECT FROM "lead_events" WHERE "lead_events"."lead_id" = "leads"."id" AND "kind" = 'status' AND "data" ? 'undone'
    )
  ORDER BY "leads"."id", "said"."at"
), "moved" AS (
  UPDATE "leads" SET "status" = 'won', "clock_next_at" = NULL, "updated_at" = now(),
    "first_contact_at" = coalesce("first_contact_at", "step"."happened_at")
  FROM "step" WHERE "leads"."id" = "step"."id"
)
-- Ids are UUID v7: they begin with the milliseconds of now.
INSERT INTO "lead_events" ("id", "lead_id", "at", "staff_id", "staff_name", "kind", "data")
SELECT (substr("ms", 1, 8) || '-' || substr("ms", 9, 4) || '-7' || substr("dice", 1, 3) || '-8' || substr("dice", 4, 3)
    || '-' || substr("dice", 7, 12))::uuid,
  "step"."id", now(), NULL, 'Rule', 'status',
  jsonb_build_object('from', "from", 'to', 'won', 'rule', 'paid', 'reason', "reason")
    || CASE WHEN "is_first" THEN '{"contact": "first"}'::jsonb ELSE '{}'::jsonb END
FROM "step", LATERAL (SELECT md5(random()::text || "step"."id"::text) AS "dice",
  lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') AS "ms") "numbers";
