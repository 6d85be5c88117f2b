import { Plural, Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, type RefObject } from 'react';
import type { FavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import type { FavouriteAddressesEvent } from '#machines/favourite-addresses/favourite-addresses.setup.ts';
import { useFavouriteAddresses } from '#src/flows/favourite-addresses/use-favourite-addresses.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { FavouriteNews } from '../FavouriteNews.tsx';
import favourites from '../Favourites.module.css';
import { Loading } from '../Loading.tsx';
import { AddressesHead } from './AddressesHead.tsx';
import { AddressFormDialog } from './AddressFormDialog.tsx';
import { AddressRow } from './AddressRow.tsx';
import { CurrentAddress } from './CurrentAddress.tsx';
import { SavedNews } from './SavedNews.tsx';
import styles from './addresses.module.css';

type Tell = (event: FavouriteAddressesEvent) => void;

/** The list of kept addresses with what can be done about them, and the form that is open over it. */
export function FavouriteAddresses() {
  const [view, send] = useFavouriteAddresses();
  const isEdited = view.is === 'editing';
  const add = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const tell: Tell = (event) => {
    if (event.type === 'addition.asked' || event.type === 'change.asked') opener.current = document.activeElement;
    send(event);
  };
  // What opened the form may be gone with it, such as the button of an empty list.
  const afterForm = () => {
    const { current } = opener;
    return current instanceof HTMLElement && current.isConnected && current !== document.body ? current : add.current;
  };
  return (
    <>
      <AddressesHead view={view} onToggled={() => send({ type: 'edit.toggled' })} />
      <FavouriteNews
        view={{ ...view, undo: () => send({ type: 'undo.asked' }), read: () => send({ type: 'news.read' }) }}
        deleting={<Plural value={view.ticked} one="# address is being deleted." other="# addresses are being deleted." />}
        gone={<Plural value={view.gone} one="# address is deleted." other="# addresses are deleted." />}
        onAgain={() => send({ type: 'retry.asked' })}
      />
      {view.saved === null ? null : <SavedNews name={view.saved} onRead={() => send({ type: 'news.read' })} />}
      <Rows view={view} add={add} onTell={tell} />
      {isEdited && view.ticked > 0 ? (
        <div className={favourites.foot}>
          <Button variant="danger" icon={<Trash size={20} aria-hidden="true" />} onClick={() => send({ type: 'deletion.asked' })}>
            <Plural value={view.ticked} one="Delete # address" other="Delete # addresses" />
          </Button>
        </div>
      ) : null}
      {view.rows && !isEdited ? <CurrentAddress view={view} onKept={(place) => tell({ type: 'addition.asked', place })} /> : null}
      <AddressFormDialog form={view.form} onTell={send} finalFocus={afterForm} />
    </>
  );
}

type AddProps = { readonly view: FavouriteAddressesView; readonly add: RefObject<HTMLButtonElement | null>; readonly onTell: Tell };

function Rows({ view, add, onTell }: AddProps) {
  const isEdited = view.is === 'editing';
  if (view.rows === null) return view.is === 'unavailable' ? null : <Loading rows={2} />;
  if (view.rows.length === 0 && view.is !== 'deleting')
    return (
      <EmptyState
        className={favourites.empty}
        level={3}
        picture={<Picture src="/pictures/dish/bare/butter/key.svg" alt="" width={232} height={232} />}
        title={<Trans>No favourite address yet</Trans>}
        action={<AddButton view={view} add={add} onTell={onTell} />}
      >
        <Trans>Keep where you live and work: one tap at checkout, with floor and entry code.</Trans>
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-busy={view.is === 'loading' || undefined}>
      {view.rows.map(({ address, isTicked }) => (
        <AddressRow
          key={address._id}
          address={address}
          isTicked={isEdited ? isTicked : null}
          canChange={view.is === 'viewing'}
          onTicked={() => onTell({ type: 'address.ticked', addressId: address._id })}
          onChange={() => onTell({ type: 'change.asked', addressId: address._id })}
        />
      ))}
      {isEdited ? null : (
        <li className={styles.add}>
          <AddButton view={view} add={add} onTell={onTell} />
        </li>
      )}
    </ul>
  );
}

/** Opens the form; one that was begun goes on. */
function AddButton({ view, add, onTell }: AddProps) {
  return (
    <Button
      ref={add}
      variant="quiet"
      icon={<Plus size={20} aria-hidden="true" />}
      disabled={view.isFull || view.is !== 'viewing'}
      reason={view.isFull ? <Trans>You keep as many addresses as one can. Delete one first.</Trans> : undefined}
      onClick={() => onTell({ type: 'addition.asked', place: null })}
    >
      {view.isBegun ? <Trans>Go on with your address</Trans> : <Trans>Add an address</Trans>}
    </Button>
  );
}
