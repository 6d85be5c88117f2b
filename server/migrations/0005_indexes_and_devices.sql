CREATE TABLE "sign_in_devices" (
	"customer_id" char(24) NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "sign_in_devices_customer_id_device_hash_pk" PRIMARY KEY("customer_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_devices" ADD CONSTRAINT "sign_in_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_devices_used" ON "sign_in_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "order_payments_without_order" ON "order_payments" USING btree ("paid_at","id") WHERE "order_payments"."state" = 'paid' and "order_payments"."card_part" = 0;--> statement-breakpoint
CREATE INDEX "order_payments_under_way" ON "order_payments" USING btree ("customer_id") WHERE "order_payments"."state" in ('held', 'paid', 'ordering', 'releasing');--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("customer_id","unique_id") WHERE "orders"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_id");