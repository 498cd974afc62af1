CREATE TABLE "benefit_terms" (
	"transaction_id" text NOT NULL,
	"benefit_id" text NOT NULL,
	"title" text NOT NULL,
	"months" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "benefit_terms_transaction_id_benefit_id_pk" PRIMARY KEY("transaction_id","benefit_id")
);
--> statement-breakpoint
ALTER TABLE "benefit_terms" ADD CONSTRAINT "benefit_terms_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_terms_ends" ON "benefit_terms" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "admissions_until" ON "admissions" USING btree ("active_until");--> statement-breakpoint
-- What was bought before terms were kept.
INSERT INTO "benefit_terms" SELECT t."id", l->>'refId', l->>'title', (l->>'months')::int, f."delivered_at",
	((f."delivered_at" AT TIME ZONE 'Asia/Kolkata') + make_interval(months => (l->>'months')::int)) AT TIME ZONE 'Asia/Kolkata', f."revoked_at"
FROM "fulfilments" f JOIN "payment_transactions" t ON t."id" = f."transaction_id" CROSS JOIN LATERAL jsonb_array_elements(t."order"->'lines') l
WHERE t."purpose" = 'cart' AND (l->>'months')::int > 0 ON CONFLICT DO NOTHING;
