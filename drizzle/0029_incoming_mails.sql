CREATE TABLE "incoming_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_address" text NOT NULL,
	"from_name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files_left" text[] DEFAULT '{}' NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"answers_id" uuid,
	"lead_id" uuid,
	"customer_id" uuid,
	"help_request_id" uuid,
	"stray_because" text DEFAULT '' NOT NULL,
	"handled_by" text,
	"handled_at" timestamp with time zone,
	CONSTRAINT "incoming_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"taken_in" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "unreachable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"message_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "incoming_mails_lead" ON "incoming_mails" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "incoming_mails_customer" ON "incoming_mails" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "incoming_mails_from" ON "incoming_mails" USING btree ("from_address","id");--> statement-breakpoint
CREATE INDEX "incoming_mails_waiting" ON "incoming_mails" USING btree ("id") WHERE handled_at is null;