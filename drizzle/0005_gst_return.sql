CREATE TABLE "gst_return_exports" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"sums" jsonb NOT NULL
);
