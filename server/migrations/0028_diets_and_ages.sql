ALTER TABLE "customers" ADD COLUMN "eats" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "minimum_age" smallint;