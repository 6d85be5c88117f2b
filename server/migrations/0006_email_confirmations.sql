CREATE TABLE "email_confirmations" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"email_folded" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "customers_phone";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_customer" ON "email_confirmations" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone","phone_code");