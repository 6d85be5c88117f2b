ALTER TABLE "cities" ADD COLUMN "service_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "operator" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "item_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;