CREATE TABLE "visit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision,
	"entry" boolean NOT NULL,
	"device" text NOT NULL,
	"referrer" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"visit" text
);
--> statement-breakpoint
CREATE INDEX "visit_events_kind" ON "visit_events" USING btree ("kind","at","path");--> statement-breakpoint
CREATE INDEX "visit_events_entries" ON "visit_events" USING btree ("at") WHERE "visit_events"."entry";--> statement-breakpoint
CREATE INDEX "visit_events_at" ON "visit_events" USING btree ("at");