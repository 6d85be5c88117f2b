import { coordinatesOf } from '#src/api/whereabouts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { menuOptions } from '#src/api/discovery.ts';
import { holdsItems, knownMenu } from '#src/api/menu-opening.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './basket.module.css';

export function UnsentItemName({ itemId, storeId }: { readonly itemId: string; readonly storeId: string }) {
  const api = useApi();
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  const known = knownMenu(useQueryClient(), storeId, api.language());
  const isKnown = known !== null && holdsItems(known, [itemId]);
  const options = menuOptions(api, storeId, coordinatesOf(place));
  const { data } = useQuery({ ...options, enabled: !isKnown });
  const menu = isKnown ? known : data;
  const item = menu?.products.flatMap(({ items }) => items).find(({ _id }) => _id === itemId);
  return item ? <span className={styles.name}>{item.name}</span> : <Skeleton shape="line" className={styles.waiting} />;
}
