CREATE TABLE "catalogue_revisions" (
	"subject" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
-- Counts a change of what is sold, in its transaction: by the store that the column names of the changed rows say, or for all where none is named.
CREATE FUNCTION "count_catalogue_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject text := CASE WHEN TG_NARGS = 0 THEN quote_literal('all') ELSE quote_ident(TG_ARGV[0]) || '::text' END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s AS subject FROM after_rows', subject)
    WHEN 'DELETE' THEN format('SELECT %s AS subject FROM before_rows', subject)
    ELSE format('SELECT %1$s AS subject FROM before_rows UNION SELECT %1$s FROM after_rows', subject)
  END;
BEGIN
  -- In one order, so that two who change several stores do not wait for each other.
  EXECUTE format(
    'INSERT INTO catalogue_revisions (subject, revision) SELECT DISTINCT subject, 1 FROM (%s) AS changed ORDER BY subject
     ON CONFLICT (subject) DO UPDATE SET revision = catalogue_revisions.revision + 1', changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stores_revision_added" AFTER INSERT ON "stores" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('id');
--> statement-breakpoint
CREATE TRIGGER "stores_revision_changed" AFTER UPDATE ON "stores" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('id');
--> statement-breakpoint
CREATE TRIGGER "stores_revision_removed" AFTER DELETE ON "stores" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('id');
--> statement-breakpoint
CREATE TRIGGER "sections_revision_added" AFTER INSERT ON "sections" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "sections_revision_changed" AFTER UPDATE ON "sections" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "sections_revision_removed" AFTER DELETE ON "sections" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "items_revision_added" AFTER INSERT ON "items" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "items_revision_changed" AFTER UPDATE ON "items" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "items_revision_removed" AFTER DELETE ON "items" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"('store_id');
--> statement-breakpoint
CREATE TRIGGER "categories_revision_added" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
--> statement-breakpoint
CREATE TRIGGER "categories_revision_changed" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
--> statement-breakpoint
CREATE TRIGGER "categories_revision_removed" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
--> statement-breakpoint
CREATE TRIGGER "cities_revision_added" AFTER INSERT ON "cities" REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
--> statement-breakpoint
CREATE TRIGGER "cities_revision_changed" AFTER UPDATE ON "cities" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
--> statement-breakpoint
CREATE TRIGGER "cities_revision_removed" AFTER DELETE ON "cities" REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_revision"();
