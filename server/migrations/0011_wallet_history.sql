DROP INDEX "ledger_transfers_customer";--> statement-breakpoint
CREATE INDEX "ledger_transfers_customer" ON "ledger_transfers" USING btree ("customer_id","unique_id");