CREATE TABLE "whatsapp_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"wrote_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"agreed_where" text DEFAULT '' NOT NULL,
	"agreed_by" text,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "whatsapp_templates" (
	"name" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"header" text NOT NULL,
	"body" text NOT NULL,
	"variables" integer NOT NULL,
	"reason" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "whatsapp_templates_name_language_pk" PRIMARY KEY("name","language")
);
--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "whatsapp" jsonb;