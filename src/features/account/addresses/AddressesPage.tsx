import { useLingui } from '@lingui/react/macro';
import { AccountShell } from '../AccountShell.tsx';
import { FavouriteTabs } from '../FavouriteTabs.tsx';
import { FavouriteAddresses } from './FavouriteAddresses.tsx';

export function AddressesPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Saved addresses`}>
      {({ _id }) => (
        <>
          <FavouriteTabs shown="addresses" />
          <FavouriteAddresses customerId={_id} />
        </>
      )}
    </AccountShell>
  );
}
