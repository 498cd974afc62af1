CREATE TABLE "cookie_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" text NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"signal" text
);
--> statement-breakpoint
CREATE INDEX "cookie_choices_at" ON "cookie_choices" USING btree ("at");