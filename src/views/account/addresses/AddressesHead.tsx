import { Plural, Trans } from '@lingui/react/macro';
import type { FavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { FavouritesHead } from '../FavouritesHead.tsx';

type AddressesHeadProps = { readonly view: FavouriteAddressesView; readonly onToggled: () => void };

/** The title with Edit, and while it is edited how many are ticked. */
export function AddressesHead({ view, onToggled }: AddressesHeadProps) {
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  const hasAny = (view.rows?.length ?? 0) > 0;
  return (
    <FavouritesHead
      title={<Trans>Favourite addresses</Trans>}
      note={
        isEdited ? (
          <Plural value={ticked} one="# address ticked" other="# addresses ticked" />
        ) : hasAny ? (
          <Trans>One tap at checkout, entry code included</Trans>
        ) : null
      }
      isEdited={isEdited}
      isBusy={view.is !== 'viewing' && !isEdited}
      hasAny={hasAny}
      onToggled={onToggled}
    />
  );
}
