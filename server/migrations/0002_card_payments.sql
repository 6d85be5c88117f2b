CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "card_intents" (
	"order_payment_id" char(24) NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"client_secret" text,
	"provider_customer" text,
	"payment_method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"rank" integer NOT NULL,
	"decline_code" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "card_intents_order_payment_id_attempt_pk" PRIMARY KEY("order_payment_id","attempt"),
	CONSTRAINT "card_intents_amount" CHECK ("card_intents"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_customers" (
	"customer_id" char(24) NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "provider_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" bigint NOT NULL,
	"handled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox"."customers" (
	"id" text PRIMARY KEY NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"type" text NOT NULL,
	"object" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."idempotency_keys" (
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payment_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"customer" text,
	"payment_method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"capture_method" text NOT NULL,
	"status" text NOT NULL,
	"decline_code" text,
	"answers_at" bigint,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "payment_intents_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text,
	"test_case" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."setup_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"customer" text NOT NULL,
	"payment_method" text,
	"status" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "setup_intents_client_secret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "held_at" bigint;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "order_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "look_at" bigint;--> statement-breakpoint
ALTER TABLE "card_intents" ADD CONSTRAINT "card_intents_order_payment_id_order_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."ledger" ADD CONSTRAINT "ledger_payment_intent_payment_intents_id_fk" FOREIGN KEY ("payment_intent") REFERENCES "sandbox"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."refunds" ADD CONSTRAINT "refunds_payment_intent_payment_intents_id_fk" FOREIGN KEY ("payment_intent") REFERENCES "sandbox"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_intents_provider_id" ON "card_intents" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_customers_provider_id" ON "provider_customers" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_events_position" ON "sandbox"."events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "order_payments_look_at" ON "order_payments" USING btree ("look_at");