CREATE TABLE "document_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"png" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_return_exports" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"sums" jsonb NOT NULL
);
