CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"viewer" uuid NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_comment_id_viewer_pk" PRIMARY KEY("comment_id","viewer")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_network" ON "comment_reports" USING btree ("comment_id","ip");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "comments_pinned" ON "comments" USING btree ("post_id") WHERE is_pinned;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "comments_reported" ON "comments" USING btree ("id") WHERE reports > 0;