ALTER TABLE "customers" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
CREATE INDEX "customers_deleted" ON "customers" USING btree ("deleted_at") WHERE "customers"."deleted_at" is not null;