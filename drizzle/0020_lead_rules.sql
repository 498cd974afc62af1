CREATE TABLE "lead_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"services" text[] NOT NULL,
	"people" uuid[] NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lead_rules_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "clock_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "off_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_assigned_status" ON "leads" USING btree ("assigned_to","status","id");--> statement-breakpoint
CREATE INDEX "leads_clock" ON "leads" USING btree ("clock_next_at") WHERE "leads"."clock_next_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "leads" USING btree ("due_at","id") WHERE due_at is not null and first_contact_at is null;--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("first_contact_at") WHERE "leads"."first_contact_at" is not null;