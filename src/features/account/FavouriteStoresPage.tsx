import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import Trash from 'lucide-react/icons/trash-2';
import type { StoredUser } from '#contract/entities/user.ts';
import { useFavouriteStores } from '#src/features/account/use-favourite-stores.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountShell } from './AccountShell.tsx';
import { FavouriteNews } from './FavouriteNews.tsx';
import styles from './Favourites.module.css';
import { FavouriteStoreRow } from './FavouriteStoreRow.tsx';
import { FavouritesHead } from './FavouritesHead.tsx';
import { FavouriteTabs } from './FavouriteTabs.tsx';

export function FavouriteStoresPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Favourite stores`}>
      {(user) => (
        <>
          <FavouriteTabs shown="stores" />
          <FavouriteStores user={user} />
        </>
      )}
    </AccountShell>
  );
}

function FavouriteStores({ user }: { readonly user: StoredUser }) {
  const view = useFavouriteStores(user);
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  const count = view.rows?.length ?? user.favourite_stores.length;
  return (
    <>
      <Head view={view} count={count} />
      <FavouriteNews
        view={view}
        deleting={<Plural value={ticked} one="Removing # store." other="Removing # stores." />}
        gone={<Plural value={view.gone} one="# store removed from your favourites." other="# stores removed from your favourites." />}
        onAgain={view.look}
      />
      {view.is === 'unavailable' ? null : view.rows === null ? (
        <Rows count={count} />
      ) : view.rows.length === 0 ? (
        <NoFavourites />
      ) : (
        <ul className={styles.list} aria-busy={view.is === 'loading' || undefined}>
          {view.rows.map(({ item: store, isTicked }) => (
            <FavouriteStoreRow
              key={store._id}
              store={store}
              isTicked={isEdited ? isTicked : null}
              onTicked={() => view.tick(store._id)}
              at={view.at}
            />
          ))}
        </ul>
      )}
      {isEdited && ticked > 0 ? (
        <div className={styles.foot}>
          <Button variant="danger" icon={<Trash size={20} aria-hidden="true" />} onClick={view.remove}>
            <Plural value={ticked} one="Remove # favourite" other="Remove # favourites" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Head({ view, count }: { readonly view: ReturnType<typeof useFavouriteStores>; readonly count: number }) {
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  return (
    <FavouritesHead
      title={<Trans>Favourite stores</Trans>}
      note={
        isEdited ? (
          <Plural value={ticked} one="# store selected" other="# stores selected" />
        ) : count > 0 ? (
          <Plural value={count} one="# store" other="# stores, open ones first" />
        ) : null
      }
      isEdited={isEdited}
      isBusy={view.is !== 'viewing' && !isEdited}
      hasAny={count > 0}
      onToggled={view.toggle}
    />
  );
}

const Rows = ({ count }: { readonly count: number }) => (
  <ul className={styles.list} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton className={styles.loading} />
      </li>
    ))}
  </ul>
);

const NoFavourites = () => (
  <EmptyState
    className={styles.empty}
    level={3}
    picture={<Picture src="/pictures/dish/bare/rose/heart.svg" alt="" width={232} height={232} />}
    title={<Trans>No favourite store yet</Trans>}
    action={
      <Link to="/stores" className={buttonClass('secondary', { size: 'small' })}>
        <Trans>See stores</Trans>
      </Link>
    }
  >
    <Trans>Tap the heart on a store to save it here.</Trans>
  </EmptyState>
);
