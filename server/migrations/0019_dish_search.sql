-- Search for dishes in the database (decision 117). pg_trgm is trusted: whoever may create in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "dish_entries" (
	"number" serial PRIMARY KEY NOT NULL,
	"item_id" char(24) NOT NULL,
	"store_id" char(24) NOT NULL,
	"names" "tsvector"[] NOT NULL,
	"tells_food" boolean NOT NULL,
	CONSTRAINT "dish_entries_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "dish_mentions" (
	"city" integer NOT NULL,
	"word" integer NOT NULL,
	"dish" integer NOT NULL,
	"field" smallint NOT NULL,
	CONSTRAINT "dish_mentions_city_word_dish_pk" PRIMARY KEY("city","word","dish")
);
--> statement-breakpoint
CREATE TABLE "dish_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "dish_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "unique_id" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_entries" ADD CONSTRAINT "dish_entries_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_mentions" ADD CONSTRAINT "dish_mentions_dish_dish_entries_number_fk" FOREIGN KEY ("dish") REFERENCES "public"."dish_entries"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dish_entries_store" ON "dish_entries" USING btree ("store_id","tells_food");--> statement-breakpoint
CREATE INDEX "dish_mentions_dish" ON "dish_mentions" USING btree ("dish");--> statement-breakpoint
CREATE INDEX "dish_words_trigrams" ON "dish_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_unique_id_unique" UNIQUE("unique_id");
--> statement-breakpoint
-- The words of a text as `domain/folded-words.ts` makes them, of letters that Latin, Greek and Cyrillic have.
CREATE FUNCTION "folded_words"("told" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(regexp_split_to_array(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(told, NFKD), '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g') COLLATE "C"),
        'ẞÆŒØÐÞĐĦŁŊŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'ßæœøðþđħłŋŧαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u037e\u0387\u2000-\u206f\u20a0-\u20cf\u2100-\u2101\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufeff\ufffc\ufffd\U0001f000-\U0001faff]+'), '')
$$;
--> statement-breakpoint
-- Of the words of a name those that tell: `JOINING_WORDS` of the search go, unless there are no others, and then what says how much it is.
CREATE FUNCTION "telling_words"("words" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word) FILTER (WHERE word !~ '[0-9]|^(g|kg|ml|cl|dl|l|litre|litres|pieces|pces)$'), '{}')
  FROM (SELECT ARRAY['a', 'an', 'and', 'at', 'au', 'aux', 'avec', 'd', 'de', 'des', 'du', 'en', 'et', 'for', 'in', 'l', 'la', 'le', 'les', 'of', 'on', 'or', 'ou', 'pour', 'sans', 'sur', 'the', 'un', 'une', 'with', 'without']) AS joining (these), unnest(words) AS word
  WHERE word <> ALL (joining.these) OR words <@ joining.these
$$;
--> statement-breakpoint
-- Writes down anew how some items are looked for. Whoever changes an item, or the section that it stands in, waits for the other.
CREATE FUNCTION "index_dishes"("these" char(24)[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  dishes integer[];
  places integer[];
  spoken text[];
  fields smallint[];
BEGIN
  PERFORM FROM items WHERE id = ANY (these) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM dish_mentions USING dish_entries WHERE dish_entries.item_id = ANY (these) AND dish_mentions.dish = dish_entries.number;
  DELETE FROM dish_entries USING items, sections
    WHERE dish_entries.item_id = ANY (these) AND items.id = dish_entries.item_id AND sections.id = items.section_id AND NOT sections.visible;
  INSERT INTO dish_entries (item_id, store_id, names, tells_food)
    SELECT items.id, items.store_id,
      ARRAY(SELECT array_to_tsvector(telling_words(folded_words(told.value))) FROM jsonb_each_text(items.name) AS told),
      items.diets IS NOT NULL OR items.allergens IS NOT NULL
    FROM items JOIN sections ON sections.id = items.section_id AND sections.visible
    WHERE items.id = ANY (these)
    ON CONFLICT (item_id) DO UPDATE SET store_id = excluded.store_id, names = excluded.names, tells_food = excluded.tells_food;
  SELECT array_agg(found.dish), array_agg(found.city), array_agg(found.word), array_agg(found.field)
    INTO dishes, places, spoken, fields
    FROM (
      SELECT entry.number AS dish, cities.unique_id AS city, word.word, min(field.field) AS field
      FROM dish_entries AS entry
      JOIN items ON items.id = entry.item_id
      JOIN sections ON sections.id = items.section_id
      JOIN stores ON stores.id = items.store_id
      JOIN cities ON cities.id = stores.city_id
      CROSS JOIN LATERAL (VALUES (0::smallint, items.name), (1::smallint, sections.name), (2::smallint, items.details)) AS field (field, told)
      CROSS JOIN LATERAL jsonb_each_text(field.told) AS told
      CROSS JOIN LATERAL unnest(folded_words(told.value)) AS word (word)
      WHERE entry.item_id = ANY (these)
      GROUP BY entry.number, cities.unique_id, word.word
    ) AS found;
  -- In their order: two who write the same words wait for each other one way only.
  INSERT INTO dish_words (word)
    SELECT DISTINCT word FROM unnest(spoken) AS said (word) WHERE NOT EXISTS (SELECT FROM dish_words WHERE dish_words.word = said.word) ORDER BY word
    ON CONFLICT DO NOTHING;
  INSERT INTO dish_mentions (city, word, dish, field)
    SELECT found.city, dish_words.id, found.dish, found.field
    FROM unnest(places, spoken, dishes, fields) AS found (city, word, dish, field) JOIN dish_words ON dish_words.word = found.word;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "index_new_dishes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_dishes(ARRAY(SELECT id FROM new_items));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "index_changed_dishes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'items' THEN
    PERFORM index_dishes(ARRAY[NEW.id]);
  ELSIF TG_TABLE_NAME = 'sections' THEN
    PERFORM index_dishes(ARRAY(SELECT id FROM items WHERE store_id = NEW.store_id AND section_id = NEW.id));
  ELSE
    PERFORM index_dishes(ARRAY(SELECT id FROM items WHERE store_id = NEW.id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "items_indexed" AFTER INSERT ON "items" REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION "index_new_dishes"();
--> statement-breakpoint
CREATE TRIGGER "items_indexed_anew" AFTER UPDATE OF "name", "details", "section_id", "store_id", "diets", "allergens" ON "items" FOR EACH ROW
  WHEN ((OLD.name, OLD.details, OLD.section_id, OLD.store_id, OLD.diets, OLD.allergens) IS DISTINCT FROM (NEW.name, NEW.details, NEW.section_id, NEW.store_id, NEW.diets, NEW.allergens))
  EXECUTE FUNCTION "index_changed_dishes"();
--> statement-breakpoint
CREATE TRIGGER "sections_indexed_anew" AFTER UPDATE OF "name", "visible" ON "sections" FOR EACH ROW
  WHEN ((OLD.name, OLD.visible) IS DISTINCT FROM (NEW.name, NEW.visible)) EXECUTE FUNCTION "index_changed_dishes"();
--> statement-breakpoint
CREATE TRIGGER "stores_indexed_anew" AFTER UPDATE OF "city_id" ON "stores" FOR EACH ROW
  WHEN (OLD.city_id <> NEW.city_id) EXECUTE FUNCTION "index_changed_dishes"();
--> statement-breakpoint
DO $$
DECLARE
  store stores;
BEGIN
  FOR store IN SELECT * FROM stores LOOP
    PERFORM index_dishes(ARRAY(SELECT id FROM items WHERE store_id = store.id));
  END LOOP;
END
$$;
