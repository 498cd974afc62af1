ALTER TABLE "bookings" ADD COLUMN "host_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "calendar_key" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_staff_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_calendarKey_unique" UNIQUE("calendar_key");