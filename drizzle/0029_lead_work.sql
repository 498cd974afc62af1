CREATE TABLE "lead_merges" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"assigned_to" uuid,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lead_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	CONSTRAINT "lead_views_name" UNIQUE("staff_id","name")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_into_id_leads_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_merges_into" ON "lead_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "lead_merges_at" ON "lead_merges" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id","due_at");--> statement-breakpoint
CREATE INDEX "lead_tasks_open" ON "lead_tasks" USING btree ("due_at","id") WHERE "lead_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_mine" ON "lead_tasks" USING btree ("assigned_to","due_at","id") WHERE "lead_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_done" ON "lead_tasks" USING btree ("done_at","id") WHERE "lead_tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_tasks_mine_done" ON "lead_tasks" USING btree ("assigned_to","done_at","id") WHERE "lead_tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_views_shared" ON "lead_views" USING btree ("shared");--> statement-breakpoint
CREATE INDEX "lead_fingerprints_lead" ON "lead_fingerprints" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone","id");
--> statement-breakpoint
INSERT INTO "lead_tasks" ("id", "lead_id", "title", "due_at", "assigned_to") SELECT gen_random_uuid(), "id", 'Follow up', "next_follow_up_at", "assigned_to" FROM "leads" WHERE "next_follow_up_at" IS NOT NULL;
