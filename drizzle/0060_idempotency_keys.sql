CREATE TABLE "idempotency_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"answer" text
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");