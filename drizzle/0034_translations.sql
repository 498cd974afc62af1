CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"source_hash" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_source" UNIQUE("language","source_hash")
);
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;