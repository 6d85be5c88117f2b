ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD COLUMN "token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD COLUMN "welcomed_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pseudonymised_at" bigint;--> statement-breakpoint
CREATE INDEX "carts_forgotten" ON "carts" USING btree ("updated_at") WHERE "carts"."state" in ('parked', 'merged') or ("carts"."state" = 'open' and "carts"."customer_id" is null);--> statement-breakpoint
CREATE INDEX "errands_order_payment" ON "errands" USING btree ("order_payment_id");--> statement-breakpoint
CREATE INDEX "order_payments_cart" ON "order_payments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_payments_unpaid" ON "order_payments" USING btree ("updated_at") WHERE "order_payments"."state" in ('open', 'released') and "order_payments"."attempt" > 0;--> statement-breakpoint
CREATE INDEX "orders_with_names" ON "orders" USING btree ("created_at") WHERE "orders"."pseudonymised_at" is null;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_token_unique" UNIQUE("token");