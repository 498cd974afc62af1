CREATE TABLE "whatsapp_choices" (
	"event" text NOT NULL,
	"language" text NOT NULL,
	"template" text,
	"template_language" text DEFAULT '' NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "whatsapp_choices_event_language_pk" PRIMARY KEY("event","language")
);
--> statement-breakpoint
ALTER TABLE "whatsapp_numbers" ADD COLUMN "agreed_text" text DEFAULT '' NOT NULL;