-- Reads go on while the new ones are made: the old ones are dropped at the very end.
ALTER INDEX "carts_guest" RENAME TO "carts_guest_of_before";--> statement-breakpoint
ALTER INDEX "carts_forgotten" RENAME TO "carts_forgotten_of_before";--> statement-breakpoint
ALTER INDEX "order_payments_look_at" RENAME TO "order_payments_look_at_of_before";--> statement-breakpoint
ALTER INDEX "order_payments_unpaid" RENAME TO "order_payments_unpaid_of_before";--> statement-breakpoint
ALTER INDEX "orders_next_move" RENAME TO "orders_next_move_of_before";--> statement-breakpoint
CREATE INDEX "carts_guest" ON "carts" USING btree ("guest_hash") WHERE "carts"."guest_hash" is not null;--> statement-breakpoint
CREATE INDEX "carts_forgotten" ON "carts" USING btree ("id") WHERE "carts"."state" in ('parked', 'merged') or ("carts"."state" = 'open' and ("carts"."customer_id" is null or "carts"."delivery_type" = 2));--> statement-breakpoint
CREATE INDEX "order_payments_look_at" ON "order_payments" USING btree ("look_at") WHERE "order_payments"."look_at" is not null;--> statement-breakpoint
CREATE INDEX "order_payments_unpaid" ON "order_payments" USING btree ("id") WHERE "order_payments"."state" in ('open', 'released') and "order_payments"."attempt" > 0;--> statement-breakpoint
CREATE INDEX "orders_next_move" ON "orders" USING btree ("next_move_at") WHERE "orders"."next_move_at" is not null;--> statement-breakpoint
-- A row that is changed without its indexes stays on its page where there is room.
ALTER TABLE "carts" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "order_payments" SET (fillfactor = 80);--> statement-breakpoint
DROP INDEX "carts_guest_of_before";--> statement-breakpoint
DROP INDEX "carts_forgotten_of_before";--> statement-breakpoint
DROP INDEX "order_payments_look_at_of_before";--> statement-breakpoint
DROP INDEX "order_payments_unpaid_of_before";--> statement-breakpoint
DROP INDEX "orders_next_move_of_before";
