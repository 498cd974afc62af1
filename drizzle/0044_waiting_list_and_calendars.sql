CREATE TABLE "calendar_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"sealed" text NOT NULL,
	"calendar_name" text NOT NULL,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mark" text,
	"read_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"error" text,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"meeting_type" text NOT NULL,
	"place" text,
	"client_address" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"booking_id" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "waiting_list_once_a_day" UNIQUE("day","phone")
);
--> statement-breakpoint
ALTER TABLE "calendar_accounts" ADD CONSTRAINT "calendar_accounts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_accounts_owner" ON "calendar_accounts" USING btree (coalesce("staff_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "waiting_list_next" ON "waiting_list" USING btree ("day","joined_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_lead" ON "waiting_list" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "waiting_list_booking" ON "waiting_list" USING btree ("booking_id");