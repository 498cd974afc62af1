ALTER TABLE "cases" ADD COLUMN "makers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "step" jsonb DEFAULT '{"heading":"","words":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "step_picture_id" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "differently" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_step_picture_id_media_id_fk" FOREIGN KEY ("step_picture_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cases_step_picture" ON "cases" USING btree ("step_picture_id");