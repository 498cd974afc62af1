ALTER TABLE "pickers" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "plans" SET "is_sample" = NOT EXISTS (SELECT 1 FROM "audit_log" WHERE "subject_type" = 'plan' AND "subject_id" = "plans"."id");--> statement-breakpoint
UPDATE "pickers" SET "is_sample" = NOT EXISTS (SELECT 1 FROM "audit_log" WHERE "subject_type" = 'picker' AND "subject_id" = "pickers"."key");
