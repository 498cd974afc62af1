DROP INDEX IF EXISTS "proposals_seen";--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_category" ON "posts" USING btree ("category","published_at","id") WHERE "posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proposals_permission" ON "proposals" USING btree ("permission","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_links_untold" ON "payment_links" USING btree ("expires_at") WHERE end_told_at is null and revoked_at is null;