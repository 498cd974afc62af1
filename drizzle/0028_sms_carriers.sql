ALTER TABLE "messages" ADD COLUMN "sms_template" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "handed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "carrier_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_handed" ON "messages" USING btree ("handed_at") WHERE "messages"."handed_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_carrier" ON "messages" USING btree ("carrier_id") WHERE "messages"."carrier_id" is not null;