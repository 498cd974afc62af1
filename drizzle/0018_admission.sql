CREATE TABLE "admissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address_parts" jsonb NOT NULL,
	"service_id" uuid,
	"service_name" text NOT NULL,
	"plan_id" uuid,
	"plan_name" text NOT NULL,
	"plan_months" integer NOT NULL,
	"coupon_code" text,
	"class_level" text NOT NULL,
	"session" text NOT NULL,
	"payment_option" text NOT NULL,
	"timing" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"state" text NOT NULL,
	"discount_paise" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"note" text NOT NULL,
	"percent" integer,
	"off_paise" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"most_uses" integer,
	"most_uses_each" integer,
	"plan_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_some_discount" CHECK ("coupons"."percent" is not null or "coupons"."off_paise" is not null)
);
--> statement-breakpoint
CREATE TABLE "class_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_levels_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "class_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"levels" jsonb NOT NULL,
	"age_groups" jsonb NOT NULL,
	"frequency" jsonb NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pricing_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"offer_plan_id" text,
	"name" text NOT NULL,
	"months" integer,
	"price_paise" integer,
	"sell_paise" integer,
	"benefits" jsonb NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pricing_plans_one_price" CHECK (num_nonnulls("pricing_plans"."months", "pricing_plans"."price_paise", "pricing_plans"."sell_paise") = case when "pricing_plans"."offer_plan_id" is null then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_schedules" ADD CONSTRAINT "class_schedules_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_offer_plan_id_plans_id_fk" FOREIGN KEY ("offer_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admissions_customer" ON "admissions" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "admissions_status" ON "admissions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "admissions_updated" ON "admissions" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admissions_one_pending" ON "admissions" USING btree ("customer_id") WHERE status = 'Pending';--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id","id");--> statement-breakpoint
CREATE INDEX "coupon_uses_held" ON "coupon_uses" USING btree ("held_until") WHERE state = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_reservation" ON "coupon_uses" USING btree ("customer_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "class_schedules_service" ON "class_schedules" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "pricing_plans_service" ON "pricing_plans" USING btree ("service_id","id");