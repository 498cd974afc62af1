CREATE INDEX "leads_wait_new" ON "leads" USING btree ("due_at","created_at","first_contact_at","value_paise","assigned_to","id") WHERE status = 'new' and form <> 'import' and merged_into is null;--> statement-breakpoint
CREATE INDEX "leads_wait_again" ON "leads" USING btree ("next_follow_up_at","value_paise","assigned_to","id") WHERE next_follow_up_at is not null and status in ('new', 'contacted', 'qualified', 'proposal') and merged_into is null;--> statement-breakpoint
-- What the backfill of 0002 did not see. First the leads of people whose money came for a plan, a cart or an owed invoice,
-- and of quotations that were paid and paid back: forward only, once, and not where somebody has taken a step back.
WITH "money" AS (
  SELECT "admissions"."phone", "admissions"."email", "service_name" AS "service", "paid_at" AS "at", "paid_at" AS "known_by",
    'the plan ' || "plan_name" || ' was paid' AS "reason"
  FROM "payment_transactions" JOIN "admissions" ON "admissions"."id"::text = "subject_id"
  WHERE "purpose" = 'admission' AND "paid_at" IS NOT NULL
  UNION ALL
  SELECT "order" -> 'buyer' ->> 'phone', "order" -> 'buyer' ->> 'email', '', "paid_at", "paid_at",
    (SELECT string_agg("line" ->> 'title', ', ') FROM jsonb_array_elements("order" -> 'lines') AS "lines" ("line")) || ' was paid'
  FROM "payment_transactions" WHERE "purpose" = 'cart' AND "paid_at" IS NOT NULL
  UNION ALL
  SELECT "buyers"."mobile", "buyers"."email", '', "settlements"."at", coalesce("recurring_invoices"."created_at", "settlements"."at"),
    'money came for the invoice ' || "invoices"."number"
  FROM "settlements"
  JOIN "buyers" ON "buyers"."id" = "settlements"."buyer_id"
  JOIN "invoices" ON "invoices"."id" = "settlements"."invoice_id"
  LEFT JOIN "recurring_runs" ON "recurring_runs"."invoice_id" = "invoices"."id"
  LEFT JOIN "recurring_invoices" ON "recurring_invoices"."id" = "recurring_runs"."recurring_id"
  WHERE "settlements"."kind" = 'money' AND "settlements"."amount_paise" > 0
    AND NOT EXISTS (SELECT FROM "quotation_milestones" WHERE "quotation_milestones"."invoice_id" = "invoices"."id")
), "said" AS (
  SELECT "leads"."id" AS "lead_id", "reason", "at" FROM "money"
  JOIN "leads" ON "leads"."phone" = "money"."phone" AND "phone_complete"
  WHERE ("money"."service" = '' OR "leads"."service" IN ("money"."service", '')) AND "leads"."created_at" <= "known_by"
  UNION ALL
  SELECT "leads"."id", "reason", "at" FROM "money"
  JOIN "leads" ON "leads"."email" = "money"."email" AND "money"."email" <> ''
  WHERE ("money"."service" = '' OR "leads"."service" IN ("money"."service", '')) AND "leads"."created_at" <= "known_by"
  UNION ALL
  SELECT "lead_id", 'quotation QT-' || lpad("number"::text, greatest(6, length("number"::text)), '0')
    || CASE WHEN "revision" > 1 THEN '-R' || "revision" ELSE '' END || ' was paid', coalesce("sent_at", "updated_at")
  FROM "quotations" WHERE "status" = 'refunded' AND "lead_id" IS NOT NULL
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
--> statement-breakpoint
-- Open tasks that asked for what has happened since they were written, known by how their titles begin.
WITH "happened" AS (
  SELECT "lead_id", 'quotation-sent' AS "rule", "sent_at" AS "at", 'a quotation was sent' AS "reason"
  FROM "quotations" WHERE "lead_id" IS NOT NULL AND "sent_at" IS NOT NULL
  UNION ALL
  SELECT "lead_id", 'quotation-accepted', "updated_at", 'a quotation was accepted'
  FROM "quotations" WHERE "lead_id" IS NOT NULL AND "status" IN ('accepted', 'converted', 'paid', 'refunded')
  UNION ALL
  SELECT "lead_id", 'paid', "paid_at", 'a quotation was paid'
  FROM "quotations" JOIN "payment_transactions" ON "subject_id" = "quotations"."id"::text AND "purpose" = 'quotation'
  WHERE "lead_id" IS NOT NULL AND "paid_at" IS NOT NULL
  UNION ALL
  SELECT "lead_id", 'booked', "created_at", 'a consultation was booked' FROM "bookings" WHERE "lead_id" IS NOT NULL
  UNION ALL
  SELECT "lead_id", CASE WHEN "data" ->> 'channel' = 'call' THEN 'spoken' ELSE 'written' END, "at",
    CASE "data" ->> 'channel' WHEN 'call' THEN 'answered by a call' WHEN 'email' THEN 'answered by mail' ELSE 'answered on WhatsApp' END
  FROM "lead_events" WHERE "kind" = 'contact' AND "data" ->> 'outcome' IN ('spoke', 'sent')
), "does" ("rule", "begins") AS (VALUES
  ('spoken', 'call'), ('spoken', 'phone'), ('spoken', 'call back'),
  ('written', 'write'), ('written', 'mail'), ('written', 'reply'), ('written', 'answer'), ('written', 'send mail'),
  ('booked', 'book consultation'), ('booked', 'book appointment'), ('booked', 'book meeting'),
  ('quotation-sent', 'send quotation'), ('quotation-sent', 'send quote'), ('quotation-sent', 'send proposal'), ('quotation-sent', 'send offer'),
  ('quotation-accepted', 'ask about quotation'), ('paid', 'ask for payment'), ('paid', 'collect payment')
), "open" AS (
  SELECT "id", "lead_id", "title", "due_at", "created_at", trim(regexp_replace(
    regexp_replace(lower("title"), '[^[:alnum:]]+', ' ', 'g'), '\m(a|an|the|our|them|their)\M *', '', 'g')) AS "said"
  FROM "lead_tasks" WHERE "done_at" IS NULL AND NOT EXISTS (
    SELECT FROM "lead_events" WHERE "lead_events"."lead_id" = "lead_tasks"."lead_id" AND "kind" = 'task'
      AND "data" ->> 'taskId' = "lead_tasks"."id"::text AND "data" ->> 'step' = 'reopened'
  )
), "over" AS (
  SELECT DISTINCT ON ("open"."id") "open".*, "happened"."rule", "happened"."reason", "happened"."at"
  FROM "open" JOIN "happened" ON "happened"."lead_id" = "open"."lead_id" AND "happened"."at" >= "open"."created_at"
  JOIN "does" ON "does"."rule" = "happened"."rule"
    AND ("said" = "begins" OR (strpos("begins", ' ') > 0 AND starts_with("said", "begins" || ' ')))
  ORDER BY "open"."id", "happened"."at"
), "done" AS (
  UPDATE "lead_tasks" SET "done_at" = "over"."at" FROM "over" WHERE "lead_tasks"."id" = "over"."id"
)
INSERT INTO "lead_events" ("id", "lead_id", "at", "staff_id", "staff_name", "kind", "data")
SELECT (substr("ms", 1, 8) || '-' || substr("ms", 9, 4) || '-7' || substr("dice", 1, 3) || '-8' || substr("dice", 4, 3)
    || '-' || substr("dice", 7, 12))::uuid,
  "lead_id", now(), NULL, 'Rule', 'task',
  jsonb_build_object('step', 'done', 'taskId', "over"."id", 'title', "title", 'from', NULL,
    'to', to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'rule', "rule", 'reason', "reason")
FROM "over", LATERAL (SELECT md5(random()::text || "over"."id"::text) AS "dice",
  lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') AS "ms") "numbers";
--> statement-breakpoint
-- Open leads of which no quotation can be accepted any more are asked why, as the newest one that was rejected or expired says.
WITH "known" AS (
  SELECT "quotations"."id", "lead_id", "number", "revision", CASE WHEN "status" IN ('sent', 'viewed')
    AND "valid_until" < (now() AT TIME ZONE 'Asia/Kolkata')::date THEN 'expired' ELSE "status" END AS "state"
  FROM "quotations" WHERE "lead_id" IS NOT NULL
), "newest" AS (
  SELECT DISTINCT ON ("lead_id") "known".*, "leads"."assigned_to" FROM "known" JOIN "leads" ON "leads"."id" = "lead_id"
  WHERE "state" IN ('rejected', 'expired') AND "merged_into" IS NULL
    AND "leads"."status" IN ('new', 'contacted', 'qualified', 'proposal')
    AND NOT EXISTS (
      SELECT FROM "known" AS "other"
      WHERE "other"."lead_id" = "known"."lead_id" AND "other"."state" NOT IN ('rejected', 'expired', 'superseded')
    )
  ORDER BY "lead_id", "known"."id" DESC
), "numbered" AS (
  SELECT "newest".*, lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') AS "ms",
    md5(random()::text || "newest"."id"::text) AS "dice", md5(random()::text || "lead_id"::text) AS "dice2"
  FROM "newest"
), "asked" AS (
  INSERT INTO "lead_tasks" ("id", "lead_id", "title", "due_at", "assigned_to", "origin")
  SELECT (substr("ms", 1, 8) || '-' || substr("ms", 9, 4) || '-7' || substr("dice", 1, 3) || '-8' || substr("dice", 4, 3)
      || '-' || substr("dice", 7, 12))::uuid,
    "lead_id", 'Say why: every quotation was rejected or has expired', now(), "assigned_to", 'why:' || "id"
  FROM "numbered"
  ON CONFLICT ("origin") DO NOTHING
  RETURNING *
)
INSERT INTO "lead_events" ("id", "lead_id", "at", "staff_id", "staff_name", "kind", "data")
SELECT (substr("ms", 1, 8) || '-' || substr("ms", 9, 4) || '-7' || substr("dice2", 1, 3) || '-8' || substr("dice2", 4, 3)
    || '-' || substr("dice2", 7, 12))::uuid,
  "asked"."lead_id", now(), NULL, 'Quotation', 'task',
  jsonb_build_object('step', 'added', 'taskId', "asked"."id", 'title', "title", 'from', NULL,
    'to', to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reason', 'quotation QT-' || lpad("number"::text, greatest(6, length("number"::text)), '0')
      || CASE WHEN "revision" > 1 THEN '-R' || "revision" ELSE '' END
      || CASE "state" WHEN 'rejected' THEN ' was rejected' ELSE ' has expired' END)
FROM "asked" JOIN "numbered" ON "origin" = 'why:' || "numbered"."id";
--> statement-breakpoint
-- Leads stand in lists by their earliest open task.
UPDATE "leads" SET "next_follow_up_at" = "next"."at" FROM (
  SELECT "lead_id", min("due_at") FILTER (WHERE "done_at" IS NULL) AS "at" FROM "lead_tasks" GROUP BY "lead_id"
) "next" WHERE "leads"."id" = "next"."lead_id" AND "leads"."next_follow_up_at" IS DISTINCT FROM "next"."at";
