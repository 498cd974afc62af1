ALTER TABLE "quotations" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
CREATE INDEX "buyers_email" ON "buyers" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "quotations_coupon" ON "quotations" USING btree ((coupon ->> 'id')) WHERE coupon is not null;