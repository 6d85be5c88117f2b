import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { AccountShell } from '../AccountShell.tsx';
import { FavouriteTabs } from '../FavouriteTabs.tsx';
import { Loading } from '../Loading.tsx';
import { FavouriteAddresses } from './FavouriteAddresses.tsx';

export function AddressesPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Favourite addresses`}>
      {() => (
        <>
          <FavouriteTabs shown="addresses" />
          <Suspense fallback={<Loading rows={2} />}>
            <FavouriteAddresses />
          </Suspense>
        </>
      )}
    </AccountShell>
  );
}
