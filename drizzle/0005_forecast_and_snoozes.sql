CREATE TABLE "today_snoozes" (
	"staff_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"item_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "today_snoozes_staff_id_item_id_pk" PRIMARY KEY("staff_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "today_snoozes" ADD CONSTRAINT "today_snoozes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_sums" ON "leads" USING btree ("status","expected_close_on","assigned_to","value_paise","id") WHERE merged_into is null and deleted_at is null;