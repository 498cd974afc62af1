ALTER TABLE "server_errors" ADD COLUMN "first_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "server_errors" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What was kept one by one becomes one row for each kind and place: the newest, counted.
UPDATE "server_errors" e SET "first_at" = g."first_at", "count" = g."count"
FROM (SELECT "kind", "method", "route", min("at") AS "first_at", count(*) AS "count" FROM "server_errors" GROUP BY 1, 2, 3) g
WHERE g."kind" = e."kind" AND g."method" = e."method" AND g."route" = e."route";--> statement-breakpoint
DELETE FROM "server_errors" e USING "server_errors" newer
WHERE newer."kind" = e."kind" AND newer."method" = e."method" AND newer."route" = e."route" AND newer."id" > e."id";--> statement-breakpoint
ALTER TABLE "server_errors" ADD CONSTRAINT "server_errors_kind_method_route_unique" UNIQUE("kind","method","route");
