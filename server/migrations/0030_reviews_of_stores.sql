ALTER TABLE "stores" ADD COLUMN "rating_spread" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "reviews" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "order_ratings_of_store" ON "order_ratings" USING btree ("store_id","rated_at") WHERE "order_ratings"."store_id" is not null;