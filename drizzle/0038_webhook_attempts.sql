CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"answer" integer,
	"said" text NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_deliveries_webhook_event" ON "webhook_deliveries" USING btree ("webhook_id","event","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_deliveries_status" ON "webhook_deliveries" USING btree ("status","id");--> statement-breakpoint
-- Which events go where hangs together: who does not know so reads the whole list for what never went there.
CREATE STATISTICS IF NOT EXISTS "webhook_deliveries_told" (mcv) ON "webhook_id", "event" FROM "webhook_deliveries";
