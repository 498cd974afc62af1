CREATE TABLE "recurring_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"buyer_id" uuid NOT NULL,
	"every" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"times" integer,
	"sends" boolean NOT NULL,
	"supply" text NOT NULL,
	"prices_include" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"due_days" integer NOT NULL,
	"order_number" text NOT NULL,
	"note" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"next_on" date NOT NULL,
	"written" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"recurring_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"until_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"invoice_id" uuid,
	"fault" text DEFAULT '' NOT NULL,
	CONSTRAINT "recurring_runs_recurring_id_due_on_pk" PRIMARY KEY("recurring_id","due_on"),
	CONSTRAINT "recurring_runs_draftId_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "quotation_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quotation_id" uuid NOT NULL,
	"title" text NOT NULL,
	"from_percent" integer NOT NULL,
	"to_percent" integer NOT NULL,
	"met_at" timestamp with time zone,
	"draft_id" uuid,
	"invoice_id" uuid,
	"buyer_id" uuid,
	CONSTRAINT "quotation_milestones_draftId_unique" UNIQUE("draft_id"),
	CONSTRAINT "quotation_milestones_part" UNIQUE("quotation_id","from_percent")
);
--> statement-breakpoint
ALTER TABLE "invoice_drafts" ADD COLUMN "part" jsonb;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD CONSTRAINT "recurring_invoices_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_runs" ADD CONSTRAINT "recurring_runs_recurring_id_recurring_invoices_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_runs" ADD CONSTRAINT "recurring_runs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_milestones" ADD CONSTRAINT "quotation_milestones_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_milestones" ADD CONSTRAINT "quotation_milestones_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_milestones" ADD CONSTRAINT "quotation_milestones_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_invoices_next" ON "recurring_invoices" USING btree ("status","next_on");--> statement-breakpoint
CREATE INDEX "recurring_invoices_buyer" ON "recurring_invoices" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "recurring_runs_state" ON "recurring_runs" USING btree ("state","at");