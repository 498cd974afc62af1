CREATE TABLE "fulfilments" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"gateway_payment_id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"captured" boolean NOT NULL,
	"refunded_paise" bigint NOT NULL,
	"method" text NOT NULL,
	"error_code" text,
	"error_text" text,
	"surplus" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"transaction_id" text NOT NULL,
	"what" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"trigger" text NOT NULL,
	"actor" text NOT NULL,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"gateway_refund_id" text,
	"idempotency_key" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"staff_name" text,
	"error_text" text,
	CONSTRAINT "payment_refunds_gatewayRefundId_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "payment_refunds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_refunds_positive" CHECK ("payment_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"order" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"mode" text NOT NULL,
	"gateway_order_id" text,
	"opening_at" timestamp with time zone,
	"opening_tries" integer DEFAULT 0 NOT NULL,
	"client_reference" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_payment_id" text,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"last_error_code" text,
	"last_error_text" text,
	"review_reason" text,
	"next_check_at" timestamp with time zone,
	"check_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_transactions_gatewayOrderId_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "payment_transactions_paidPaymentId_unique" UNIQUE("paid_payment_id"),
	CONSTRAINT "payment_transactions_least" CHECK ("payment_transactions"."total_paise" >= 100)
);
--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_audit" ADD CONSTRAINT "payment_audit_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_gateway_payment_id_payment_attempts_gateway_payment_id_fk" FOREIGN KEY ("gateway_payment_id") REFERENCES "public"."payment_attempts"("gateway_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_transaction" ON "payment_attempts" USING btree ("transaction_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_audit_transaction" ON "payment_audit" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_transaction" ON "payment_refunds" USING btree ("transaction_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_waiting" ON "payment_refunds" USING btree ("updated_at") WHERE status in ('requested', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_one_open" ON "payment_transactions" USING btree ("customer_id","purpose","subject_id") WHERE status in ('created', 'pending', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_reference" ON "payment_transactions" USING btree ("customer_id","client_reference");--> statement-breakpoint
CREATE INDEX "payment_transactions_customer" ON "payment_transactions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_status" ON "payment_transactions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_created" ON "payment_transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_transactions_paid" ON "payment_transactions" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_next_check" ON "payment_transactions" USING btree ("next_check_at");--> statement-breakpoint
CREATE FUNCTION "payment_audit_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The history of a payment can only grow.'; END $$;--> statement-breakpoint
CREATE TRIGGER "payment_audit_only_grows" BEFORE UPDATE OR DELETE ON "payment_audit" FOR EACH STATEMENT EXECUTE FUNCTION "payment_audit_only_grows"();
