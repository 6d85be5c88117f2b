DROP INDEX "carts_forgotten";--> statement-breakpoint
DROP INDEX "order_payments_unpaid";--> statement-breakpoint
CREATE INDEX "carts_forgotten" ON "carts" USING btree ("id") WHERE "carts"."state" in ('parked', 'merged') or ("carts"."state" = 'open' and ("carts"."customer_id" is null or "carts"."delivery_type" = 2));--> statement-breakpoint
CREATE INDEX "order_payments_unpaid" ON "order_payments" USING btree ("id") WHERE "order_payments"."state" in ('open', 'released') and "order_payments"."attempt" > 0;--> statement-breakpoint
-- A row that is changed without its indexes stays on its page where there is room.
ALTER TABLE "carts" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "order_payments" SET (fillfactor = 80);
