CREATE TABLE "document_drafts" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"preview_token" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_drafts_kind_document_id_pk" PRIMARY KEY("kind","document_id"),
	CONSTRAINT "document_drafts_previewToken_unique" UNIQUE("preview_token")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"changed" jsonb NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What a case said that is not out becomes its draft, under the link that its preview had.
INSERT INTO "document_drafts" ("kind", "document_id", "content", "preview_token", "staff_name", "at")
SELECT 'case', "id"::text, jsonb_build_object(
	'slug', "slug", 'client', "client", 'trade', "trade", 'town', "town", 'headline', "headline", 'problem', "problem",
	'built', "built", 'figures', "figures", 'quote', "quote", 'services', "services", 'address', "address",
	'beforePictureId', "before_picture_id", 'desktopPictureId', "desktop_picture_id", 'phonePictureId', "phone_picture_id"
), "preview_token", '', "updated_at" FROM "cases" WHERE "status" = 'Draft';--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_previewToken_unique";--> statement-breakpoint
CREATE INDEX "document_versions_document" ON "document_versions" USING btree ("kind","document_id","id");--> statement-breakpoint
ALTER TABLE "cases" DROP COLUMN "preview_token";