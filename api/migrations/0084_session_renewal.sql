ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_secret_hash" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_secret_until" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "sessions_previous_secret_hash_idx" ON "sessions" ("previous_secret_hash") WHERE "previous_secret_hash" IS NOT NULL;
