import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import styles from './BoardSlides.module.css';
import { useCoordinates } from '#src/shop/place/use-coordinates.ts';
import { socialLinks } from './social-links.ts';

export function SocialLinks() {
  const { data } = useQuery(categoriesOptions(useApi(), useCoordinates()));
  const city = data?.city.city_name ?? null;
  return socialLinks(city).map(({ name, address }) => (
    <a key={name} href={address} rel="noreferrer" className={buttonClass('secondary', { className: styles.other ?? '' })}>
      {city === null ? (
        name
      ) : (
        <Trans>
          {city} on {name}
        </Trans>
      )}
    </a>
  ));
}
