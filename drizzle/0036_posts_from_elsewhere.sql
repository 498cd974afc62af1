CREATE TABLE "fetched_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"picture_id" uuid,
	"why" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_origins" (
	"origin" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"site" text NOT NULL,
	"html" text,
	"thumbnail" text,
	"version" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_origins_postId_unique" UNIQUE("post_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_origins" ADD CONSTRAINT "post_origins_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;