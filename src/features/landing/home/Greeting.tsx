import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { CITY_CENTRE } from '#src/api/whereabouts.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { partOfDay } from '#domain/part-of-day.ts';
import styles from './Greeting.module.css';

export function Greeting({ firstName: name }: { readonly firstName: string }) {
  const { t } = useLingui();
  // What the page was begun with: it is not asked for by every place.
  const { data } = useQuery(categoriesOptions(useApi(), CITY_CENTRE));
  const part = data && partOfDay({ now: Date.parse(data.server_time), timezone: data.city.timezone });
  const words = { morning: t`Good morning, ${name}`, afternoon: t`Good afternoon, ${name}`, evening: t`Good evening, ${name}` };
  return <p className={styles.greeting}>{part ? words[part] : t`Hello, ${name}`}</p>;
}
