CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	"sort" jsonb,
	CONSTRAINT "list_views_name" UNIQUE("staff_id","resource","name")
);
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_resource" ON "list_views" USING btree ("resource");--> statement-breakpoint
-- The version before goes on reading and writing lead_views while it serves beside this one.
INSERT INTO "list_views" ("id", "created_at", "staff_id", "resource", "name", "shared", "filter")
SELECT "id", "created_at", "staff_id", 'leads', "name", "shared", "filter" FROM "lead_views";
