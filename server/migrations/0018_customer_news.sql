-- Says on the channel customer_news of whom something has changed that a session is answered with, once the change is committed.
CREATE FUNCTION "tell_customer_news"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END);
BEGIN
  PERFORM pg_notify('customer_news', changed ->> TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "customers_news" AFTER UPDATE OR DELETE ON "customers" FOR EACH ROW EXECUTE FUNCTION "tell_customer_news"('id');
--> statement-breakpoint
CREATE TRIGGER "sessions_news" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_customer_news"('customer_id');
--> statement-breakpoint
CREATE TRIGGER "favourite_stores_news" AFTER INSERT OR DELETE ON "favourite_stores" FOR EACH ROW EXECUTE FUNCTION "tell_customer_news"('customer_id');
