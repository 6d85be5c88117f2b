import { Plural, Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, type RefObject } from 'react';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { AddressPlace } from '#domain/addresses/address-draft.ts';
import { useFavouriteAddresses, type FavouriteAddresses as Addresses } from '#src/features/account/addresses/use-favourite-addresses.ts';
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

export function FavouriteAddresses({ customerId }: { readonly customerId: string }) {
  const view = useFavouriteAddresses(customerId);
  const isEdited = view.is === 'editing';
  const addButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const add = (place: AddressPlace | null) => {
    opener.current = document.activeElement;
    view.add(place);
  };
  const change = (address: FavouriteAddress) => {
    opener.current = document.activeElement;
    view.change(address);
  };
  // What opened the form may be gone with it, such as the button of an empty list.
  const afterForm = () => {
    const { current } = opener;
    return current instanceof HTMLElement && current.isConnected && current !== document.body ? current : addButton.current;
  };
  return (
    <>
      <AddressesHead view={view} />
      <FavouriteNews
        view={view}
        deleting={<Plural value={view.ticked} one="Deleting # address." other="Deleting # addresses." />}
        gone={<Plural value={view.gone} one="# address deleted." other="# addresses deleted." />}
        onAgain={view.look}
      />
      {view.saved === null ? null : <SavedNews name={view.saved} onRead={view.read} />}
      <Rows view={view} addButton={addButton} onAdd={() => add(null)} onChange={change} />
      {isEdited && view.ticked > 0 ? (
        <div className={favourites.foot}>
          <Button variant="danger" icon={<Trash size={20} aria-hidden="true" />} onClick={view.remove}>
            <Plural value={view.ticked} one="Delete # address" other="Delete # addresses" />
          </Button>
        </div>
      ) : null}
      {view.rows && !isEdited ? <CurrentAddress view={view} onKept={add} /> : null}
      <AddressFormDialog view={view} finalFocus={afterForm} />
    </>
  );
}

type AddProps = { readonly view: Addresses; readonly addButton: RefObject<HTMLButtonElement | null>; readonly onAdd: () => void };
type RowsProps = AddProps & { readonly onChange: (address: FavouriteAddress) => void };

function Rows({ onChange, ...adding }: RowsProps) {
  const { view } = adding;
  const isEdited = view.is === 'editing';
  if (view.rows === null) return view.is === 'unavailable' ? null : <Loading rows={2} />;
  if (view.rows.length === 0 && view.is !== 'deleting')
    return (
      <EmptyState
        className={favourites.empty}
        level={3}
        picture={<Picture src="/pictures/dish/bare/butter/key.svg" alt="" width={232} height={232} />}
        title={<Trans>No saved address yet</Trans>}
        action={<AddButton {...adding} />}
      >
        <Trans>Save home and work to check out in one tap, floor and entry code included.</Trans>
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-busy={view.is === 'loading' || undefined}>
      {view.rows.map(({ item: address, isTicked }) => (
        <AddressRow
          key={address._id}
          address={address}
          isTicked={isEdited ? isTicked : null}
          canChange={view.is === 'viewing'}
          onTicked={() => view.tick(address._id)}
          onChange={() => onChange(address)}
        />
      ))}
      {isEdited ? null : (
        <li className={styles.add}>
          <AddButton {...adding} />
        </li>
      )}
    </ul>
  );
}

const AddButton = ({ view, addButton, onAdd }: AddProps) => (
  <Button
    ref={addButton}
    variant="quiet"
    icon={<Plus size={20} aria-hidden="true" />}
    disabled={view.isFull || view.is !== 'viewing'}
    reason={view.isFull ? <Trans>You’ve reached the limit of saved addresses. Delete one first.</Trans> : undefined}
    onClick={onAdd}
  >
    {view.isBegun ? <Trans>Finish adding your address</Trans> : <Trans>Add an address</Trans>}
  </Button>
);
