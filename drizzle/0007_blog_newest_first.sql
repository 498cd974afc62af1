DROP INDEX "posts_published";--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("status","published_at","id");