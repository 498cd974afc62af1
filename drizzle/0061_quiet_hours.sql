ALTER TABLE "messages" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "quiet_hours" jsonb;