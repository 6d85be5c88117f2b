import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { useId } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { favouriteAddressesOptions, favouriteDestination } from '#src/api/favourite-addresses.ts';
import { Button } from '#src/ui/Button.tsx';
import { LabelIcon } from '#src/features/address/LabelIcon.tsx';
import styles from './checkout.module.css';

export function SavedAddresses({ user, onChosen }: { readonly user: StoredUser; readonly onChosen: (destination: OrderAddress) => void }) {
  const titleId = useId();
  const { data } = useQuery(favouriteAddressesOptions(useApi(), user._id));
  const saved = data?.favourite_addresses ?? [];
  if (saved.length === 0) return null;
  return (
    <div className={styles.saved}>
      <p id={titleId} className={styles.label}>
        <Trans>Saved addresses</Trans>
      </p>
      <ul aria-labelledby={titleId}>
        {saved.map((one) => (
          <li key={one._id}>
            <Button
              variant="secondary"
              size="small"
              icon={<LabelIcon name={one.address_name} size={18} />}
              onClick={() => onChosen(favouriteDestination(one))}
              aria-label={`${one.address_name}, ${one.address}`}
            >
              {one.address_name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
