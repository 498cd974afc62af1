CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"meeting_type" text NOT NULL,
	"place" text,
	"client_address" text NOT NULL,
	"origin" text NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	CONSTRAINT "bookings_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_lead" ON "bookings" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once_per_person" ON "bookings" USING btree ("phone","starts_at") WHERE status <> 'cancelled';--> statement-breakpoint
-- Written by hand: Drizzle has no words for an exclusion. The range of one number stands for equality, which GiST knows without an extension.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_per_seat" EXCLUDE USING gist (int4range("seat", "seat", '[]') WITH &&, tstzrange("starts_at", "busy_until") WITH &&) WHERE ("status" <> 'cancelled');
