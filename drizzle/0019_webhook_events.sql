CREATE TABLE "recon_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"payments" integer NOT NULL,
	"refunds" integer NOT NULL,
	"mismatches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"body_hash" text NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text,
	"status" text DEFAULT 'received' NOT NULL,
	"transaction_id" text,
	CONSTRAINT "webhook_events_bodyHash_unique" UNIQUE("body_hash")
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_transaction" ON "webhook_events" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("at") WHERE status in ('received', 'unmatched');