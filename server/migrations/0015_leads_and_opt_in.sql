CREATE TABLE "leads" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"unique_id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"mobile" text NOT NULL,
	"address" text NOT NULL,
	"company" text,
	"postal_code" text,
	"delivery_type" text,
	"language" text NOT NULL,
	"customer_id" char(24),
	"saying" text NOT NULL,
	"created_at" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "leads_saying_unique" UNIQUE("saying")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lead_id" char(24);--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email_folded");--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_lead" ON "mails" USING btree ("lead_id");