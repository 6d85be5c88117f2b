import { lazy, Suspense } from 'react';
import { useSession } from '../../flows/use-session.ts';
import styles from './FavouriteHeart.module.css';

const FavouriteToggle = lazy(async () => ({ default: (await import('./FavouriteToggle.tsx')).FavouriteToggle }));

type FavouriteHeartProps = { readonly storeId: string; readonly storeName: string };

/** The heart beside a store's name, for customers who are signed in; its place is kept while it comes. */
export function FavouriteHeart({ storeId, storeName }: FavouriteHeartProps) {
  const [session] = useSession();
  if (session.is !== 'signedIn') return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <FavouriteToggle key={session.user._id} storeId={storeId} storeName={storeName} isKnown={session.user.favourite_stores.includes(storeId)} />
      </Suspense>
    </div>
  );
}
