CREATE TABLE "order_ratings" (
	"order_id" char(24) NOT NULL,
	"rated" text NOT NULL,
	"store_id" char(24),
	"courier_id" char(24),
	"stars" smallint NOT NULL,
	"review" text NOT NULL,
	"rated_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "order_ratings_order_id_rated_pk" PRIMARY KEY("order_id","rated"),
	CONSTRAINT "order_ratings_stars" CHECK ("order_ratings"."stars" between 1 and 5),
	CONSTRAINT "order_ratings_of_one" CHECK (("order_ratings"."rated" = 'store' and "order_ratings"."store_id" is not null and "order_ratings"."courier_id" is null) or ("order_ratings"."rated" = 'courier' and "order_ratings"."courier_id" is not null and "order_ratings"."store_id" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "completed_at" TO "ended_at";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_shown_at" bigint;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "rated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "rated_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "rated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "rated_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("customer_id","unique_id","ended_at") WHERE "orders"."status_id" <> 1;--> statement-breakpoint
UPDATE "orders" SET "ended_at" = "order_statuses"."at" FROM "order_statuses" WHERE "order_statuses"."order_id" = "orders"."id" AND "order_statuses"."status" = "orders"."status" AND "orders"."status_id" <> 1 AND "orders"."ended_at" IS NULL;
