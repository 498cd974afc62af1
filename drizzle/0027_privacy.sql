CREATE TABLE "breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"circumstances" text NOT NULL,
	"data_kinds" text NOT NULL,
	"people" integer,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"advice" text NOT NULL,
	"board_told_at" timestamp with time zone,
	"people_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"due_on" date NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "erasure_notices" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erasure_notices" ADD CONSTRAINT "erasure_notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievances_status" ON "grievances" USING btree ("status","due_on");