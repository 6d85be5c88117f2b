CREATE TABLE "gazetteers" (
	"city_id" char(24) PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"map" jsonb
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "roads" jsonb;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "wallet_currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gazetteers" ADD CONSTRAINT "gazetteers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "countries" SET "code" = 'CH' WHERE "phone_code" = '+41';--> statement-breakpoint
-- Who signed up before has the wallet of their phone's country, or of the first: what it was topped up in.
UPDATE "customers" SET "wallet_currency" = coalesce(
  (SELECT "currency_code" FROM "countries" WHERE "countries"."phone_code" = "customers"."phone_code" ORDER BY "id" LIMIT 1),
  (SELECT "currency_code" FROM "countries" ORDER BY "id" LIMIT 1),
  ''
);--> statement-breakpoint
CREATE TRIGGER "countries_news" AFTER INSERT OR UPDATE OR DELETE ON "countries" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();--> statement-breakpoint
CREATE TRIGGER "gazetteers_news" AFTER INSERT OR UPDATE OR DELETE ON "gazetteers" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
