ALTER TABLE "staff" ADD COLUMN "agenda_at" text DEFAULT '08:30';--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "agenda_day" date;