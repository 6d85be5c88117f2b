CREATE TABLE "errands" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" char(24) NOT NULL,
	"order_payment_id" char(24),
	"subject" text NOT NULL,
	"amount" integer,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "errands_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"key" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" integer NOT NULL,
	"customer_id" char(24) NOT NULL,
	"cause" text NOT NULL,
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"order_payment_id" char(24),
	"created_at" bigint NOT NULL,
	CONSTRAINT "ledger_transfers_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transfers_positive" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."from_account" <> "ledger_transfers"."to_account"),
	CONSTRAINT "ledger_transfers_told" CHECK ("ledger_transfers"."cause" <> '' and "ledger_transfers"."actor" <> '' and "ledger_transfers"."request_id" <> '')
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_method" text NOT NULL,
	"last_four" text NOT NULL,
	"provider_id" text,
	"client_secret" text,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "top_ups_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
-- The rows of the wallet's ledger go on as transfers; what orders were paid with is written down after the fact.
INSERT INTO "ledger_transfers" ("id", "key", "from_account", "to_account", "amount", "customer_id", "cause", "actor", "request_id", "order_payment_id", "created_at")
SELECT "id",
	CASE WHEN "key" IS NULL THEN "id" WHEN "cause" = 'order' THEN regexp_replace("key", ':order$', ':hold') WHEN "cause" = 'released' THEN regexp_replace("key", ':released$', ':release') ELSE "key" END,
	CASE WHEN "cause" = 'order' THEN 'wallet' WHEN "cause" = 'released' THEN 'wallet_held' WHEN "amount" < 0 THEN 'wallet' ELSE 'top_ups' END,
	CASE WHEN "cause" = 'order' THEN 'wallet_held' WHEN "cause" = 'released' THEN 'wallet' WHEN "amount" < 0 THEN 'top_ups' ELSE 'wallet' END,
	abs("amount"), "customer_id",
	CASE WHEN "cause" = 'order' THEN 'hold' WHEN "cause" = 'released' THEN 'release' WHEN "cause" = 'demo' THEN 'demo' ELSE 'top-up' END,
	"actor", "request_id", "order_payment_id", "created_at"
FROM "wallet_entries" WHERE "amount" <> 0 ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "ledger_transfers" ("id", "key", "from_account", "to_account", "amount", "customer_id", "cause", "actor", "request_id", "order_payment_id", "created_at")
SELECT substr(md5("payment"."id" || "part"."account"), 1, 24), trim("payment"."id") || ':' || "payment"."attempt" || ':' || "part"."name", "part"."account", 'sales', "part"."amount", "orders"."customer_id",
	'order', 'customer', 'migration', "payment"."id", "orders"."created_at"
FROM "orders" JOIN "order_payments" AS "payment" ON "payment"."id" = "orders"."order_payment_id"
CROSS JOIN LATERAL (VALUES ('wallet_held', 'wallet', "payment"."wallet_part"), ('cash', 'cash', "payment"."cash_part")) AS "part" ("account", "name", "amount")
WHERE "part"."amount" > 0 ORDER BY "orders"."created_at";--> statement-breakpoint
DROP TABLE "wallet_entries" CASCADE;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "cancel_charge_type" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "cancel_charge_value" double precision DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "referral_reward" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_charge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "errands" ADD CONSTRAINT "errands_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "errands" ADD CONSTRAINT "errands_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "errands_due" ON "errands" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_customer" ON "ledger_transfers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_order_payment" ON "ledger_transfers" USING btree ("order_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_key" ON "top_ups" USING btree ("customer_id","key");--> statement-breakpoint
CREATE INDEX "top_ups_due" ON "top_ups" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once" ON "cards" USING btree ("customer_id","payment_method");