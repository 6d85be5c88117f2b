DROP INDEX "cards_one_default";--> statement-breakpoint
DROP INDEX "cards_once";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "provider" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("customer_id","provider") WHERE "cards"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once" ON "cards" USING btree ("customer_id","provider","payment_method");