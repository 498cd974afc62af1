CREATE TABLE "ad_campaign_words" (
	"key" text PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"plain_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_spend" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"spend_paise" bigint NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "ad_spend_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "ad_spend_least" CHECK ("ad_spend"."spend_paise" >= 0 and "ad_spend"."impressions" >= 0 and "ad_spend"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_spend_mappings" (
	"header" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_events" ADD COLUMN "click" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_touches" ADD COLUMN "last_campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_campaign_words" ADD CONSTRAINT "ad_campaign_words_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_spend" ADD CONSTRAINT "ad_spend_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_campaigns_external" ON "ad_campaigns" USING btree ("platform","external_id") WHERE external_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "ad_campaigns_name" ON "ad_campaigns" USING btree ("platform","plain_name") WHERE external_id = '';--> statement-breakpoint
CREATE INDEX "ad_spend_day" ON "ad_spend" USING btree ("day","campaign_id","spend_paise","impressions","clicks");--> statement-breakpoint
-- The campaigns of enquiries that came before, as campaign-key.ts writes them.
UPDATE "lead_touches" SET "campaign" = known.key, "last_campaign" = known.key FROM (
	SELECT id, coalesce(click, CASE
		WHEN source IN ('google', 'googleads', 'google_ads', 'google-ads', 'adwords', 'youtube') THEN 'google'
		WHEN source IN ('meta', 'facebook', 'fb', 'instagram', 'ig') THEN 'meta'
		WHEN source IN ('bing', 'microsoft') THEN 'microsoft'
		ELSE replace(source, '/', '-') END) || '/' || campaign AS key
	FROM (SELECT id,
		CASE WHEN coalesce(said ->> 'gclid', said ->> 'wbraid', '') <> '' THEN 'google'
			WHEN coalesce(said ->> 'fbclid', '') <> '' THEN 'meta'
			WHEN coalesce(said ->> 'msclkid', '') <> '' THEN 'microsoft' END AS click,
		left(lower(btrim(regexp_replace(regexp_replace(normalize(coalesce(said ->> 'utmSource', ''), NFKC), '[!"#$%&''()*,;<=>?@\[\]\\^`{|}₹‐-⁞]', '', 'g'), '\s+', ' ', 'g'))), 100) AS source,
		left(lower(btrim(regexp_replace(regexp_replace(normalize(coalesce(said ->> 'utmCampaign', ''), NFKC), '[!"#$%&''()*,;<=>?@\[\]\\^`{|}₹‐-⁞]', '', 'g'), '\s+', ' ', 'g'))), 100) AS campaign
		FROM (SELECT id, raw -> 'attribution' AS said FROM "lead_touches" WHERE jsonb_typeof(raw -> 'attribution') = 'object') touches) marks
	WHERE click IS NOT NULL OR source <> '' OR campaign <> '') known
WHERE known.id = "lead_touches".id;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visit_events_campaigns" ON "visit_events" USING btree ("at","click","utm_source","utm_campaign") WHERE "visit_events"."entry" and ("visit_events"."click" <> '' or "visit_events"."utm_source" <> '' or "visit_events"."utm_campaign" <> '');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_refunds_processed" ON "payment_refunds" USING btree ("updated_at") WHERE status = 'processed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_touches_campaigns" ON "lead_touches" USING btree ("at","lead_id","campaign","last_campaign") WHERE campaign <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leads_score" ON "leads" USING btree ("score","id");