CREATE TABLE "buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"gstin" text NOT NULL,
	"address" text NOT NULL,
	"pincode" text NOT NULL,
	"state_code" text NOT NULL,
	"country" text NOT NULL,
	"is_zone" boolean NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"gets_reminders" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"corrects_id" uuid,
	"supply" text NOT NULL,
	"prices_include" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"due_days" integer NOT NULL,
	"order_number" text NOT NULL,
	"note" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_back_seen" (
	"settlement_id" uuid PRIMARY KEY NOT NULL,
	"seen_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_invoice_id_days_pk" PRIMARY KEY("invoice_id","days")
);
--> statement-breakpoint
CREATE TABLE "advances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"taken_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"left_paise" bigint NOT NULL,
	"voucher_id" uuid,
	CONSTRAINT "advances_left" CHECK ("advances"."left_paise" between 0 and "advances"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"buyer_id" uuid NOT NULL,
	"received_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "receipts_reference" UNIQUE("method","reference")
);
--> statement-breakpoint
CREATE TABLE "receivables" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"total_paise" bigint NOT NULL,
	"open_paise" bigint NOT NULL,
	"promised_on" date,
	CONSTRAINT "receivables_open" CHECK ("receivables"."open_paise" between 0 and "receivables"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"buyer_id" uuid NOT NULL,
	"invoice_id" uuid,
	"receipt_id" uuid,
	"advance_id" uuid,
	"note_id" uuid,
	"deducted_on" date,
	"kept_back" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"staff_id" uuid
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payment";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "invoice_drafts" ADD CONSTRAINT "invoice_drafts_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_drafts" ADD CONSTRAINT "invoice_drafts_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_back_seen" ADD CONSTRAINT "kept_back_seen_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_receivables_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_voucher_id_invoices_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_advance_id_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."advances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_note_id_invoices_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buyers_gstin" ON "buyers" USING btree ("gstin") WHERE gstin <> '';--> statement-breakpoint
CREATE INDEX "buyers_name" ON "buyers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "invoice_drafts_buyer" ON "invoice_drafts" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "advances_buyer" ON "advances" USING btree ("buyer_id","id") WHERE left_paise > 0;--> statement-breakpoint
CREATE INDEX "advances_taken" ON "advances" USING btree ("taken_on");--> statement-breakpoint
CREATE INDEX "receipts_buyer" ON "receipts" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "receipts_received" ON "receipts" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "receivables_due" ON "receivables" USING btree ("due_on","invoice_id","open_paise") WHERE open_paise > 0;--> statement-breakpoint
CREATE INDEX "receivables_buyer" ON "receivables" USING btree ("buyer_id","invoice_id");--> statement-breakpoint
CREATE INDEX "settlements_invoice" ON "settlements" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "settlements_receipt" ON "settlements" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "settlements_buyer" ON "settlements" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "settlements_advance" ON "settlements" USING btree ("advance_id","at");--> statement-breakpoint
CREATE INDEX "settlements_deducted" ON "settlements" USING btree ("deducted_on","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment" ON "invoices" USING btree ("transaction_id") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_buyer" ON "invoices" USING btree ("buyer_id","id") WHERE buyer_id is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund" UNIQUE("refund_id");--> statement-breakpoint
-- What follows is written by hand: Drizzle has no words for it.
CREATE FUNCTION "settlements_only_grow"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'What settled an invoice is never changed.'; END $$;--> statement-breakpoint
CREATE TRIGGER "settlements_only_grow" BEFORE UPDATE OR DELETE ON "settlements" FOR EACH STATEMENT EXECUTE FUNCTION "settlements_only_grow"();
