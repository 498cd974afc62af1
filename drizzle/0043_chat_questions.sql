CREATE TABLE "model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"sought" text NOT NULL,
	"question" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp with time zone NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL,
	"drafted_for" text,
	CONSTRAINT "unanswered_questions_sought" UNIQUE("language","sought")
);
--> statement-breakpoint
CREATE INDEX "unanswered_questions_times" ON "unanswered_questions" USING btree ("times","last_asked_at");