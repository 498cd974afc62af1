CREATE TABLE "assistant_connections" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"host" text NOT NULL,
	"code_hash" text NOT NULL,
	"challenge" text NOT NULL,
	"days" integer NOT NULL,
	"family_hash" text,
	"refresh_hash" text,
	"refreshed_at" timestamp with time zone,
	"access_until" timestamp with time zone,
	CONSTRAINT "assistant_connections_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "assistant_connections_familyHash_unique" UNIQUE("family_hash")
);
--> statement-breakpoint
ALTER TABLE "assistant_connections" ADD CONSTRAINT "assistant_connections_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;