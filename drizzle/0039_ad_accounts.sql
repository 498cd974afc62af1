CREATE TABLE "ad_accounts" (
	"platform" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"ids" jsonb NOT NULL,
	"secret" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_sources" ADD COLUMN "measuring" jsonb DEFAULT '{"question":"","yes":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proposals_seen" ON "proposals" USING btree ("id","permission");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proposals_status_seen" ON "proposals" USING btree ("status","id","permission");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversions_destination" ON "conversions" USING btree ("destination","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversions_destination_state" ON "conversions" USING btree ("destination","state","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversions_event" ON "conversions" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outside_leads_source_state" ON "outside_leads" USING btree ("source_id","state","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outside_leads_state" ON "outside_leads" USING btree ("state","id");