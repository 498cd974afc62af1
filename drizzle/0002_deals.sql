CREATE TABLE "lead_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "pincode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tags" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "value_paise" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "value_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "expected_close_on" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_tags_name" ON "lead_tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "admissions_phone" ON "admissions" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "payment_transactions_subject" ON "payment_transactions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "leads_value" ON "leads" USING btree ("value_paise","id");--> statement-breakpoint
CREATE INDEX "leads_value_highest" ON "leads" USING btree ("value_paise" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_trash" ON "leads" USING btree ("id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_merged_into" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_tags" ON "leads" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "quotations_open_until" ON "quotations" USING btree ("valid_until") WHERE status in ('sent', 'viewed');--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_origin_unique" UNIQUE("origin");--> statement-breakpoint
-- What stood in the database before leads followed what happens to them: what they may bring, and how far they have come.
UPDATE "leads" SET "value_paise" = "newest"."total_paise" FROM (
  SELECT DISTINCT ON ("lead_id") "lead_id", "total_paise" FROM "quotations"
  WHERE "lead_id" IS NOT NULL AND "total_paise" > 0 ORDER BY "lead_id", "id" DESC
) "newest" WHERE "leads"."id" = "newest"."lead_id" AND NOT "value_kept";--> statement-breakpoint
UPDATE "leads" SET "value_paise" = "plans"."price_paise" FROM "plans"
WHERE "leads"."plan" = "plans"."id" AND "value_paise" IS NULL AND NOT "value_kept";--> statement-breakpoint
WITH "said" AS (
  SELECT DISTINCT ON ("lead_id") "lead_id", "to", "rule", "reason", "happened_at" FROM (
    SELECT "lead_id", 3 AS "far", 'won' AS "to", 'quotation-accepted' AS "rule",
      ' was accepted' AS "did", "number", "revision", "id", "updated_at" AS "happened_at"
    FROM "quotations" WHERE "status" IN ('accepted', 'converted', 'paid')
    UNION ALL
    SELECT "lead_id", 2, 'proposal', 'quotation-sent', ' was sent', "number", "revision", "id", coalesce("sent_at", "updated_at")
    FROM "quotations" WHERE "status" <> 'draft'
    UNION ALL
    SELECT "lead_id", 1, 'contacted', 'booked', '', NULL, NULL, "id", "created_at" FROM "bookings"
  ) "all", LATERAL (SELECT CASE WHEN "number" IS NULL THEN 'a consultation was booked'
    ELSE 'quotation QT-' || lpad("number"::text, greatest(6, length("number"::text)), '0')
      || CASE WHEN "revision" > 1 THEN '-R' || "revision" ELSE '' END || "did" END AS "reason") "words"
  WHERE "lead_id" IS NOT NULL
  ORDER BY "lead_id", "far" DESC, "id" DESC
), "step" AS (
  SELECT "leads"."id", "leads"."status" AS "from", "said".*, "first_contact_at" IS NULL AS "is_first"
  FROM "leads" JOIN "said" ON "said"."lead_id" = "leads"."id"
  WHERE "merged_into" IS NULL
    AND array_position(ARRAY['new', 'contacted', 'qualified', 'proposal'], "status")
      < array_position(ARRAY['new', 'contacted', 'qualified', 'proposal', 'won'], "to")
), "moved" AS (
  UPDATE "leads" SET "status" = "step"."to", "clock_next_at" = NULL,
    "first_contact_at" = coalesce("first_contact_at", "step"."happened_at")
  FROM "step" WHERE "leads"."id" = "step"."id"
)
-- Ids are UUID v7: they begin with the milliseconds of now.
INSERT INTO "lead_events" ("id", "lead_id", "at", "staff_id", "staff_name", "kind", "data")
SELECT (substr("ms", 1, 8) || '-' || substr("ms", 9, 4) || '-7' || substr("dice", 1, 3) || '-8' || substr("dice", 4, 3)
    || '-' || substr("dice", 7, 12))::uuid,
  "step"."id", now(), NULL, 'Rule', 'status',
  jsonb_build_object('from', "from", 'to', "to", 'rule', "rule", 'reason', "reason")
    || CASE WHEN "is_first" THEN '{"contact": "first"}'::jsonb ELSE '{}'::jsonb END
FROM "step", LATERAL (SELECT md5(random()::text || "step"."id"::text) AS "dice",
  lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') AS "ms") "numbers";
