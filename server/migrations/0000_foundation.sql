CREATE TABLE "adverts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"city_id" char(24) NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text NOT NULL,
	"store_id" char(24),
	"leads_to_courier" boolean NOT NULL,
	"places" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24),
	"guest_hash" text,
	"state" text NOT NULL,
	"city_id" char(24),
	"store_id" char(24),
	"lines" jsonb NOT NULL,
	"destination" jsonb,
	"pickup" jsonb,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"city_id" char(24) NOT NULL,
	"unique_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"delivery_type" smallint NOT NULL,
	"visible" boolean NOT NULL,
	"image" text NOT NULL,
	"tags" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"country_id" char(24) NOT NULL,
	"name" jsonb NOT NULL,
	"timezone" text NOT NULL,
	"currency_sign" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_miles" double precision NOT NULL,
	"service_fee" integer NOT NULL,
	"service_tax_percent" double precision NOT NULL,
	"cash_accepted" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"referral_uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"image" text NOT NULL,
	"uses_wallet" boolean NOT NULL,
	"approved" boolean NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" char(24),
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_addresses" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"comment" text NOT NULL,
	"country" text NOT NULL,
	"country_code" text NOT NULL,
	"floor" text NOT NULL,
	"entry_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_stores" (
	"customer_id" char(24) NOT NULL,
	"store_id" char(24) NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "favourite_stores_customer_id_store_id_pk" PRIMARY KEY("customer_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" bigint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "newsletter_readers" (
	"email_folded" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"cart_id" char(24) NOT NULL,
	"customer_id" char(24),
	"state" text NOT NULL,
	"cart_version" integer NOT NULL,
	"total" integer NOT NULL,
	"wallet_part" integer NOT NULL,
	"card_part" integer NOT NULL,
	"cash_part" integer NOT NULL,
	"promo_id" char(24),
	"attempt" integer DEFAULT 0 NOT NULL,
	"order" jsonb NOT NULL,
	"paid_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "order_payments_parts" CHECK ("order_payments"."state" in ('open', 'released') or "order_payments"."wallet_part" + "order_payments"."card_part" + "order_payments"."cash_part" = "order_payments"."total")
);
--> statement-breakpoint
CREATE TABLE "order_statuses" (
	"order_id" char(24) NOT NULL,
	"status" smallint NOT NULL,
	"at" bigint NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "order_statuses_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"customer_id" char(24) NOT NULL,
	"store_id" char(24),
	"delivery_type" smallint NOT NULL,
	"order_payment_id" char(24) NOT NULL,
	"cart_id" char(24) NOT NULL,
	"cart_version" integer NOT NULL,
	"status" smallint NOT NULL,
	"status_id" smallint NOT NULL,
	"order" jsonb NOT NULL,
	"total" integer NOT NULL,
	"pickup_code" text NOT NULL,
	"delivery_code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"estimated_at" bigint,
	"latest_at" bigint,
	"completed_at" bigint,
	"next_move_at" bigint
);
--> statement-breakpoint
CREATE TABLE "promo_customers" (
	"promo_id" char(24) NOT NULL,
	"customer_id" char(24) NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "promo_customers_promo_id_customer_id_pk" PRIMARY KEY("promo_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "promo_holds" (
	"order_payment_id" char(24) PRIMARY KEY NOT NULL,
	"promo_id" char(24) NOT NULL,
	"customer_id" char(24) NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"code_folded" text NOT NULL,
	"details" jsonb NOT NULL,
	"applies_to" smallint NOT NULL,
	"target_ids" jsonb NOT NULL,
	"city_id" char(24),
	"percent" double precision,
	"amount" integer,
	"maximum_discount" integer,
	"minimum_items" integer,
	"starts_at" bigint,
	"ends_at" bigint,
	"recurrence" smallint NOT NULL,
	"recurrence_rule" jsonb,
	"uses_limit" integer,
	"uses_per_customer" integer,
	"uses" integer NOT NULL,
	"holds" integer DEFAULT 0 NOT NULL,
	"first_orders" integer,
	"active" boolean NOT NULL,
	CONSTRAINT "promos_code_folded_unique" UNIQUE("code_folded"),
	CONSTRAINT "promos_within_limit" CHECK ("promos"."uses_limit" is null or "promos"."uses" + "promos"."holds" <= "promos"."uses_limit"),
	CONSTRAINT "promos_never_negative" CHECK ("promos"."uses" >= 0 and "promos"."holds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_places" (
	"order_payment_id" char(24) NOT NULL,
	"slot_id" char(24) NOT NULL,
	CONSTRAINT "slot_places_order_payment_id_pk" PRIMARY KEY("order_payment_id")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"store_id" char(24) NOT NULL,
	"is_pickup" boolean NOT NULL,
	"starts_at" bigint NOT NULL,
	"end_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slots_capacity" CHECK ("slots"."taken" >= 0 and "slots"."taken" <= "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"store_id" char(24) NOT NULL,
	"section_id" char(24) NOT NULL,
	"name" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"price" integer NOT NULL,
	"price_before" integer,
	"cashback_mode" smallint,
	"cashback_value" integer,
	"image" text,
	"specifications" jsonb NOT NULL,
	"diets" jsonb,
	"allergens" jsonb,
	"sold_out" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"store_id" char(24) NOT NULL,
	"name" jsonb NOT NULL,
	"visible" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"key" text NOT NULL,
	"city_id" char(24) NOT NULL,
	"category_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"slogan" jsonb NOT NULL,
	"promotion" jsonb,
	"famous_for" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"rating" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"price_rating" smallint NOT NULL,
	"hours" jsonb NOT NULL,
	"delivers" boolean NOT NULL,
	"pickup" boolean NOT NULL,
	"asap" boolean NOT NULL,
	"schedule" boolean NOT NULL,
	"lead_minutes" integer NOT NULL,
	"delivery_slots" jsonb,
	"pickup_slots" jsonb,
	"busy" boolean NOT NULL,
	"open" boolean NOT NULL,
	"minimum" integer,
	"radius_miles" double precision,
	"fee_base" integer NOT NULL,
	"fee_included_km" double precision NOT NULL,
	"fee_per_km" integer NOT NULL,
	"prepare_minutes" integer NOT NULL,
	"item_tax_percent" double precision NOT NULL,
	"cashback_mode" smallint,
	"cashback_value" integer,
	"image" text NOT NULL,
	"image_wide" text NOT NULL,
	CONSTRAINT "stores_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"last_four" char(4) NOT NULL,
	"brand" text NOT NULL,
	"payment_method" text NOT NULL,
	"expires" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"order_payment_id" char(24),
	"key" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "wallet_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_addresses" ADD CONSTRAINT "favourite_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_stores" ADD CONSTRAINT "favourite_stores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_stores" ADD CONSTRAINT "favourite_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_customers" ADD CONSTRAINT "promo_customers_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_customers" ADD CONSTRAINT "promo_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_holds" ADD CONSTRAINT "promo_holds_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_holds" ADD CONSTRAINT "promo_holds_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_holds" ADD CONSTRAINT "promo_holds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_customer" ON "carts" USING btree ("customer_id") WHERE "carts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_guest" ON "carts" USING btree ("guest_hash") WHERE "carts"."state" = 'open' and "carts"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "carts_guest" ON "carts" USING btree ("guest_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email_folded");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone_code","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_referral_code" ON "customers" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "customers_referred_by" ON "customers" USING btree ("referred_by");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_addresses_name_and_address" ON "favourite_addresses" USING btree ("customer_id","name","address");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_one_live_per_cart" ON "order_payments" USING btree ("cart_id") WHERE "order_payments"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_payment" ON "orders" USING btree ("order_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_cart_version" ON "orders" USING btree ("cart_id","cart_version");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_next_move" ON "orders" USING btree ("next_move_at");--> statement-breakpoint
CREATE INDEX "slots_store" ON "slots" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "items_store" ON "items" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "sections_store" ON "sections" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "stores_category" ON "stores" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "cards_customer" ON "cards" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("customer_id") WHERE "cards"."is_default";--> statement-breakpoint
CREATE INDEX "wallet_entries_customer" ON "wallet_entries" USING btree ("customer_id");