CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"client" text NOT NULL,
	"trade" text NOT NULL,
	"town" text NOT NULL,
	"headline" text NOT NULL,
	"problem" text NOT NULL,
	"built" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"address" text NOT NULL,
	"before_picture_id" uuid,
	"desktop_picture_id" uuid,
	"phone_picture_id" uuid,
	"position" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"preview_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cases_previewToken_unique" UNIQUE("preview_token")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_before_picture_id_media_id_fk" FOREIGN KEY ("before_picture_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_desktop_picture_id_media_id_fk" FOREIGN KEY ("desktop_picture_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_phone_picture_id_media_id_fk" FOREIGN KEY ("phone_picture_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_position" ON "cases" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "cases_before_picture" ON "cases" USING btree ("before_picture_id");--> statement-breakpoint
CREATE INDEX "cases_desktop_picture" ON "cases" USING btree ("desktop_picture_id");--> statement-breakpoint
CREATE INDEX "cases_phone_picture" ON "cases" USING btree ("phone_picture_id");--> statement-breakpoint
-- Work of the agency's own that stood on service pages is kept as drafts of cases; what we had drawn ourselves goes.
INSERT INTO "cases" ("id", "slug", "status", "client", "trade", "town", "headline", "problem", "built", "figures", "quote", "services", "address", "desktop_picture_id", "position", "preview_token")
SELECT gen_random_uuid(), 'work-' || left(md5(page."slug" || demo.place), 10), 'Draft', left(demo.work->>'title', 60), '', '', '', demo.work->>'text', '[]', '[]', '{"words": "", "name": "", "place": ""}', jsonb_build_array(page."slug"), '', media."id", row_number() OVER (ORDER BY page."slug", demo.place), replace(gen_random_uuid()::text, '-', '')
FROM "service_pages" page
CROSS JOIN jsonb_array_elements(page."content"->'demos'->'items') WITH ORDINALITY AS demo(work, place)
LEFT JOIN "media" ON media."id" = (demo.work->>'pictureId')::uuid
WHERE NOT (demo.work->>'sample')::boolean;
--> statement-breakpoint
UPDATE "service_pages" SET "content" = "content" #- '{demos,items}';
