ALTER TABLE "cards" ADD COLUMN "is_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "cards_not_kept" ON "cards" USING btree ("created_at") WHERE not "cards"."is_kept";