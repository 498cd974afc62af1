CREATE TABLE "project_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"staff_name" text NOT NULL,
	"minutes" integer NOT NULL,
	"worked_on" date NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "unseen_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_hours" ADD CONSTRAINT "project_hours_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_hours_project" ON "project_hours" USING btree ("project_id","id");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "project_files_unseen" ON "project_files" USING btree ("unseen_since","project_id") WHERE "project_files"."unseen_since" is not null;