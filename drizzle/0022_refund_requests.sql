CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"review_due_on" date NOT NULL,
	"pay_from_on" date,
	"pay_due_on" date,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"approved_paise" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_waiting" ON "refund_requests" USING btree ("transaction_id") WHERE status in ('open', 'approved');--> statement-breakpoint
CREATE INDEX "refund_requests_transaction" ON "refund_requests" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "refund_requests_status" ON "refund_requests" USING btree ("status","review_due_on");