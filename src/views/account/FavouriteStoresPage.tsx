import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense } from 'react';
import type { FavouriteStoresView } from '#machines/favourite-stores/favourite-stores.view.ts';
import { useFavouriteStores } from '#src/flows/favourite-stores/use-favourite-stores.ts';
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

/** The stores a customer has kept. */
export function FavouriteStoresPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Favourite stores`}>
      {({ favourite_stores: ids }) => (
        <>
          <FavouriteTabs shown="stores" />
          <Suspense fallback={<Rows count={ids.length} />}>
            <FavouriteStores ids={ids} />
          </Suspense>
        </>
      )}
    </AccountShell>
  );
}

function FavouriteStores({ ids }: { readonly ids: readonly string[] }) {
  const [view, send] = useFavouriteStores(ids);
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  const count = view.rows?.length ?? ids.length;
  return (
    <>
      <Head view={view} count={count} onToggled={() => send({ type: 'edit.toggled' })} />
      <FavouriteNews
        view={view}
        deleting={<Plural value={ticked} one="# store is being deleted." other="# stores are being deleted." />}
        gone={<Plural value={view.gone} one="# store is no longer a favourite." other="# stores are no longer favourites." />}
        onAgain={() => send({ type: 'retry.asked' })}
        onUndo={() => send({ type: 'undo.asked' })}
        onRead={() => send({ type: 'news.read' })}
      />
      {view.is === 'unavailable' ? null : view.rows === null ? (
        <Rows count={ids.length} />
      ) : view.rows.length === 0 ? (
        <NoFavourites />
      ) : (
        <ul className={styles.list} aria-busy={view.is === 'loading' || undefined}>
          {view.rows.map(({ store, isTicked }) => (
            <FavouriteStoreRow
              key={store._id}
              store={store}
              isTicked={isEdited ? isTicked : null}
              onTicked={() => send({ type: 'store.ticked', storeId: store._id })}
              at={view.at}
            />
          ))}
        </ul>
      )}
      {isEdited && ticked > 0 ? (
        <div className={styles.foot}>
          <Button variant="danger" icon={<Trash size={20} aria-hidden="true" />} onClick={() => send({ type: 'deletion.asked' })}>
            <Plural value={ticked} one="Delete # favourite" other="Delete # favourites" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

type HeadProps = { readonly view: FavouriteStoresView; readonly count: number; readonly onToggled: () => void };

function Head({ view, count, onToggled }: HeadProps) {
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  return (
    <FavouritesHead
      title={<Trans>Favourite stores</Trans>}
      note={
        isEdited ? (
          <Plural value={ticked} one="# store ticked" other="# stores ticked" />
        ) : count > 0 ? (
          <Plural value={count} one="# store" other="# stores, open ones first" />
        ) : null
      }
      isEdited={isEdited}
      isBusy={view.is !== 'viewing' && !isEdited}
      hasAny={count > 0}
      onToggled={onToggled}
    />
  );
}

function Rows({ count }: { readonly count: number }) {
  return (
    <ul className={styles.list} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.loading} />
        </li>
      ))}
    </ul>
  );
}

function NoFavourites() {
  return (
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
      <Trans>The stores you keep will stand here, one tap away from their menu.</Trans>
    </EmptyState>
  );
}
