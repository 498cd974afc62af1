CREATE TABLE "lead_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "places" text[] DEFAULT '{"plan"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "min_spend_paise" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "first_purchase_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_fields_name" ON "lead_fields" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "leads_custom" ON "leads" USING gin ("custom" jsonb_path_ops);