import { Plural, Trans } from '@lingui/react/macro';
import type { FavouriteAddresses } from '#src/features/account/addresses/use-favourite-addresses.ts';
import { FavouritesHead } from '../FavouritesHead.tsx';

export function AddressesHead({ view }: { readonly view: FavouriteAddresses }) {
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  const hasAny = (view.rows?.length ?? 0) > 0;
  return (
    <FavouritesHead
      title={<Trans>Saved addresses</Trans>}
      note={
        isEdited ? (
          <Plural value={ticked} one="# address selected" other="# addresses selected" />
        ) : hasAny ? (
          <Trans>One tap at checkout, entry code included</Trans>
        ) : null
      }
      isEdited={isEdited}
      isBusy={view.is !== 'viewing' && !isEdited}
      hasAny={hasAny}
      onToggled={view.toggle}
    />
  );
}
