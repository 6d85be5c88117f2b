ALTER TABLE "orders" ADD COLUMN "city_id" char(24);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- An order is in its store's city, and where it has no store, in its basket's; also one that a server of before makes.
CREATE FUNCTION "place_order_in_city"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.city_id := coalesce(
    (SELECT city_id FROM stores WHERE id = NEW.store_id),
    (SELECT city_id FROM carts WHERE id = NEW.cart_id)
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_in_city" BEFORE INSERT ON "orders" FOR EACH ROW WHEN (NEW.city_id IS NULL) EXECUTE FUNCTION "place_order_in_city"();
--> statement-breakpoint
UPDATE "orders" SET "city_id" = "place"."city_id"
FROM (
  SELECT "made"."id", coalesce("stores"."city_id", "carts"."city_id") AS "city_id"
  FROM "orders" AS "made" LEFT JOIN "stores" ON "stores"."id" = "made"."store_id" LEFT JOIN "carts" ON "carts"."id" = "made"."cart_id"
) AS "place"
WHERE "place"."id" = "orders"."id" AND "place"."city_id" IS NOT NULL;
