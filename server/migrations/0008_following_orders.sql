CREATE TABLE "news_counters" (
	"customer_id" char(24) PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_shares" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"city_id" char(24) NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"image" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"rating" double precision NOT NULL,
	"rating_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rides" (
	"order_id" char(24) PRIMARY KEY NOT NULL,
	"courier_id" char(24) NOT NULL,
	"path" jsonb NOT NULL,
	"metres" integer NOT NULL,
	"seconds" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" char(24);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "news_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_shares_order" ON "order_shares" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_order" ON "mails" USING btree ("kind","order_id");--> statement-breakpoint
CREATE INDEX "orders_news" ON "orders" USING btree ("customer_id","news_sequence");