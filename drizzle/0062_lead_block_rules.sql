CREATE TABLE "lead_block_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lead_block_rules_value" ON "lead_block_rules" USING btree ("kind","value");