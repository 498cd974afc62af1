ALTER TABLE "benefits" ADD COLUMN "need" text DEFAULT 'sell' NOT NULL;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "in_offer" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The samples that came with the installation, as far as nobody has changed them.
UPDATE "benefits" SET "need" = case "icon" when 'chat' then 'serve' when 'calendar' then 'serve' when 'mail' then 'serve' when 'chart' then 'found' when 'language' then 'found' when 'search' then 'found' when 'phone' then 'found' when 'invoice' then 'safe' when 'backup' then 'safe' else 'sell' end, "in_offer" = "icon" in ('counter', 'payment', 'chat', 'invoice', 'stock', 'chart') WHERE "is_sample";
