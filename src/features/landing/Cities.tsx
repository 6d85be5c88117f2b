import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import { useApi } from '#src/api/api-context.ts';
import { askedIn, namedCities, servedCitiesOptions } from '#src/api/served-cities.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import styles from './Cities.module.css';

export function Cities() {
  const [location] = useLocationFlow();
  const { data } = useQuery(servedCitiesOptions(useApi()));
  const cities = namedCities(data);
  if (location.is !== 'nowhere' || cities.length < 2) return null;
  return (
    <nav aria-labelledby="cities-heading">
      <h2 id="cities-heading">
        <Trans>Where we deliver</Trans>
      </h2>
      <ul className={styles.list}>
        {cities.map(({ name, slug }) => (
          <li key={slug}>
            <Link to="/" search={{ city: askedIn(slug) }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
