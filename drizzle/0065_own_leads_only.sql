ALTER TABLE "staff_invites" ADD COLUMN "own_leads_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "own_leads_only" boolean DEFAULT false NOT NULL;