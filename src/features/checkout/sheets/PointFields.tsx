import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { readPoint } from '#domain/checkout/map-point.ts';
import { useApi } from '#src/api/api-context.ts';
import { toDestination } from '#src/api/cart.ts';
import { nearestPlaceOptions } from '#src/api/nearest-place.ts';
import { toCurrentLocationAt } from '#domain/current-location.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { distanceText } from '#src/features/address/map/distance-text.ts';
import { placeText } from '#src/features/address/place-text.ts';
import styles from './sheets.module.css';

type PointFieldsProps = {
  readonly formId: string;
  readonly destination: OrderAddress;
  readonly name: string;
  readonly error: ReactNode;
  readonly onNamed: (name: string) => void;
  readonly onAddress: (destination: OrderAddress) => void;
};

export function PointFields({ formId, destination, name, error, onNamed, onAddress }: PointFieldsProps) {
  const { t, i18n } = useLingui();
  const [latitude, longitude] = destination.location;
  const near = readPoint(destination.address)?.near ?? null;
  const { data: found } = useQuery({ ...nearestPlaceOptions(useApi(), { latitude, longitude }), enabled: near === null });
  const proposal = found?.place ? toDestination(toCurrentLocationAt({ latitude, longitude }, found.place)) : null;
  const street = near?.street ?? '';
  const distance = distanceText(i18n, near?.metres ?? 0);
  const address = proposal ? placeText(i18n, proposal.address) : '';
  return (
    <>
      <TextField
        form={formId}
        name="placeName"
        label={t`Name of the place`}
        error={error}
        autoComplete="off"
        maxLength={100}
        value={name}
        hint={
          near
            ? t`Your courier will come to the pin, ${distance} from ${street}. What should they look for?`
            : t`Your courier will come to the pin. What should they look for?`
        }
        onChange={({ target }) => onNamed(target.value)}
      />
      {proposal ? (
        <Button variant="secondary" size="small" className={styles.proposal} onClick={() => onAddress(proposal)}>
          <Trans>Use the address at your pin: {address}</Trans>
        </Button>
      ) : null}
    </>
  );
}
