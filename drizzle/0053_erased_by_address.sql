CREATE INDEX CONCURRENTLY "messages_reply_to" ON "messages" USING btree (lower("reply_to"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "grievances_email" ON "grievances" USING btree ("email");