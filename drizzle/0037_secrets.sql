ALTER TABLE "customer_codes" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sealed" text;--> statement-breakpoint
-- Codes and links that an earlier version kept readable. What still waited is not sent without them: it is asked for anew.
UPDATE "messages" SET "text" = 'It held a one-time code or link, which was for its receiver only.', "html" = null,
  "last_error" = CASE WHEN "status" = 'queued' THEN 'Not sent before an upgrade: ask for a new one.' ELSE "last_error" END,
  "status" = CASE WHEN "status" = 'queued' THEN 'failed' ELSE "status" END
  WHERE "confidential";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "confidential";
