CREATE TABLE "reminders" (
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_invoice_id_days_pk" PRIMARY KEY("invoice_id","days")
);
--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "gets_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_receivables_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("invoice_id") ON DELETE no action ON UPDATE no action;