CREATE TABLE "order_problems" (
	"order_id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"note" text NOT NULL,
	"way" text NOT NULL,
	"amount" integer NOT NULL,
	"reported_at" bigint NOT NULL,
	"answered_at" bigint,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_problems_amount" CHECK ("order_problems"."amount" >= 0 and ("order_problems"."amount" > 0 or "order_problems"."state" = 'noted'))
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "problem_at_once" integer DEFAULT 3000 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_problems_customer" ON "order_problems" USING btree ("customer_id","reported_at");--> statement-breakpoint
CREATE INDEX "order_problems_waiting" ON "order_problems" USING btree ("reported_at") WHERE "order_problems"."state" = 'waiting';