CREATE TABLE "wallets" (
	"customer_id" char(24) PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "wallets_covered" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Brings a customer's balance forward with every row of the ledger that touches their wallet, in its transaction. A key that is there already writes no row and moves nothing.
CREATE FUNCTION "keep_wallet"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := CASE WHEN NEW.to_account = 'wallet' THEN NEW.amount ELSE -NEW.amount END;
BEGIN
  UPDATE wallets SET balance = balance + moved WHERE customer_id = NEW.customer_id;
  IF NOT FOUND THEN
    INSERT INTO wallets (customer_id, balance) VALUES (NEW.customer_id, moved)
      ON CONFLICT (customer_id) DO UPDATE SET balance = wallets.balance + excluded.balance;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Before the balances are filled in: from here on nobody writes to the ledger until this is committed.
CREATE TRIGGER "ledger_transfers_wallet" AFTER INSERT ON "ledger_transfers" FOR EACH ROW
  WHEN (NEW.from_account = 'wallet' OR NEW.to_account = 'wallet') EXECUTE FUNCTION "keep_wallet"();
--> statement-breakpoint
INSERT INTO "wallets" ("customer_id", "balance")
SELECT "customer_id", sum(CASE WHEN "to_account" = 'wallet' THEN "amount" ELSE -"amount" END)
FROM "ledger_transfers" WHERE "from_account" = 'wallet' OR "to_account" = 'wallet' GROUP BY "customer_id";
