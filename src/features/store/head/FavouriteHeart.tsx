import { useSession } from '#src/shop/session/use-session.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './FavouriteHeart.module.css';

const FavouriteToggle = lazyPart(async () => (await import('./FavouriteToggle.tsx')).FavouriteToggle);

export function FavouriteHeart({ storeId, storeName }: { readonly storeId: string; readonly storeName: string }) {
  const [session] = useSession();
  if (session.is !== 'signedIn') return null;
  return (
    <div className={styles.place}>
      <FavouriteToggle
        key={session.user._id}
        storeId={storeId}
        storeName={storeName}
        isKnown={session.user.favourite_stores.includes(storeId)}
      />
    </div>
  );
}
