CREATE TABLE "vehicles" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"city_id" char(24) NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"carries" jsonb NOT NULL,
	"image" text NOT NULL,
	"percent" integer NOT NULL,
	"metres_per_second" double precision NOT NULL,
	"farthest_metres" integer,
	"open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_images" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"cart_id" char(24) NOT NULL,
	"secret" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "carts_one_open_per_customer";--> statement-breakpoint
DROP INDEX "carts_forgotten";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "delivery_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "parcel_hash" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "parcel_tariff" jsonb;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_images" ADD CONSTRAINT "courier_images_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_images_secret" ON "courier_images" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "courier_images_once" ON "courier_images" USING btree ("cart_id","digest");--> statement-breakpoint
CREATE INDEX "courier_images_created" ON "courier_images" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_parcel" ON "carts" USING btree ("customer_id","parcel_hash") WHERE "carts"."state" = 'open' and "carts"."delivery_type" = 2;--> statement-breakpoint
CREATE INDEX "carts_parcel_hash" ON "carts" USING btree ("parcel_hash") WHERE "carts"."parcel_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_customer" ON "carts" USING btree ("customer_id") WHERE "carts"."state" = 'open' and "carts"."delivery_type" = 1;--> statement-breakpoint
CREATE INDEX "carts_forgotten" ON "carts" USING btree ("updated_at") WHERE "carts"."state" in ('parked', 'merged') or ("carts"."state" = 'open' and ("carts"."customer_id" is null or "carts"."delivery_type" = 2));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_parcel" CHECK (("carts"."delivery_type" = 2) = ("carts"."parcel_hash" is not null) and ("carts"."delivery_type" = 1 or ("carts"."customer_id" is not null and "carts"."store_id" is null)));