-- Long texts and their words lie apart, so that what is looked through stands close together; those that are there move now.
ALTER TABLE "search_entries" SET (toast_tuple_target = 128);--> statement-breakpoint
UPDATE "search_entries" SET "title" = "title";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "incoming_mails_stray" ON "incoming_mails" USING btree ("id") WHERE stray_because <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_library" ON "media" USING btree ("id") WHERE not personal;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_loose" ON "media" USING btree ("id") WHERE not personal and folder_id is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_words" ON "media" USING gin (to_tsvector('simple', media.alt)) WHERE not personal;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscribers_readers" ON "subscribers" USING btree ("language","source") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscribers_address" ON "subscribers" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_words_begun" ON "search_words" USING btree ("word" text_pattern_ops);