CREATE TABLE "media_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"url" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "letter_links_url" UNIQUE("letter_id","subject","url")
);
--> statement-breakpoint
CREATE TABLE "letter_readers" (
	"letter_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone,
	CONSTRAINT "letter_readers_letter_id_subscriber_id_pk" PRIMARY KEY("letter_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "subject_b" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "segment" jsonb DEFAULT '{"languages":[],"interests":[],"source":"","customers":"all","since":null,"until":null,"quietDays":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "sent_to_b" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "readers" integer;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "share_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "decide_hours" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "lots_a" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "lots_b" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "decide_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "unsubscribed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "interests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "measured_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letter_links" ADD CONSTRAINT "letter_links_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_readers" ADD CONSTRAINT "letter_readers_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_readers" ADD CONSTRAINT "letter_readers_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_folders_name" ON "media_folders" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "letter_readers_subscriber" ON "letter_readers" USING btree ("subscriber_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_folder" ON "media" USING btree ("folder_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_batch" ON "messages" USING btree ("batch_id","status") WHERE "messages"."batch_id" is not null;