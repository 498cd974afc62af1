ALTER TABLE "messages" ADD COLUMN "again" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follow_up" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_untold" ON "messages" USING btree ("id") WHERE "messages"."follow_up" = 'no-address';