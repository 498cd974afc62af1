CREATE TABLE "conversion_destinations" (
	"kind" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"ids" jsonb NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"event" text NOT NULL,
	"destination" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_id" text NOT NULL,
	"value_paise" bigint,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_ad_marks" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_id" text NOT NULL,
	"consent_version" text NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"fbp" text NOT NULL,
	"fbc" text NOT NULL,
	"ga_client_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"lead_id" uuid,
	"raw" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "outside_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"service" text NOT NULL,
	"language" text NOT NULL,
	"origins" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"secret" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_received_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_ad_marks" ADD CONSTRAINT "lead_ad_marks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_leads" ADD CONSTRAINT "outside_leads_source_id_outside_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."outside_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_leads" ADD CONSTRAINT "outside_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_once" ON "conversions" USING btree ("lead_id","event","destination");--> statement-breakpoint
CREATE INDEX "conversions_state" ON "conversions" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_leads_once" ON "outside_leads" USING btree ("source_id","external_id");--> statement-breakpoint
CREATE INDEX "outside_leads_source" ON "outside_leads" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "outside_leads_lead" ON "outside_leads" USING btree ("lead_id");