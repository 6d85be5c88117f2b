-- Says on the channel catalogue_news what of the catalogue has changed, whoever changes it, once the change is committed.
CREATE FUNCTION "tell_catalogue_news"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  changed jsonb;
BEGIN
  IF old_row IS NOT DISTINCT FROM new_row THEN
    RETURN NULL;
  END IF;
  FOREACH changed IN ARRAY ARRAY[old_row, new_row] LOOP
    CONTINUE WHEN changed IS NULL;
    IF TG_TABLE_NAME = 'stores' THEN
      PERFORM pg_notify('catalogue_news', 'store ' || (changed ->> 'id'));
      PERFORM pg_notify('catalogue_news', 'category ' || (changed ->> 'category_id'));
    ELSIF TG_TABLE_NAME IN ('sections', 'items') THEN
      PERFORM pg_notify('catalogue_news', 'store ' || (changed ->> 'store_id'));
    ELSE
      PERFORM pg_notify('catalogue_news', 'all');
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stores_news" AFTER INSERT OR UPDATE OR DELETE ON "stores" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
--> statement-breakpoint
CREATE TRIGGER "sections_news" AFTER INSERT OR UPDATE OR DELETE ON "sections" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
--> statement-breakpoint
CREATE TRIGGER "items_news" AFTER INSERT OR UPDATE OR DELETE ON "items" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
--> statement-breakpoint
CREATE TRIGGER "categories_news" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
--> statement-breakpoint
CREATE TRIGGER "cities_news" AFTER INSERT OR UPDATE OR DELETE ON "cities" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
--> statement-breakpoint
CREATE TRIGGER "adverts_news" AFTER INSERT OR UPDATE OR DELETE ON "adverts" FOR EACH ROW EXECUTE FUNCTION "tell_catalogue_news"();
