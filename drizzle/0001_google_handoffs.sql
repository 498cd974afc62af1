CREATE TABLE "google_handoffs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"challenge" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" uuid,
	"is_new" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "google_handoffs" ADD CONSTRAINT "google_handoffs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_handoffs_expires" ON "google_handoffs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "google_handoffs_customer" ON "google_handoffs" USING btree ("customer_id");