import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { houseNumberOf } from '#domain/checkout/house-number.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { LabelIcon } from '#src/features/address/LabelIcon.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import favourites from '../Favourites.module.css';
import { isSecondPress } from '../second-press.ts';
import { doorText } from '#src/features/address/door-text.ts';
import styles from './addresses.module.css';

type AddressRowProps = {
  readonly address: FavouriteAddress;
  readonly isTicked: boolean | null;
  readonly canChange: boolean;
  readonly onTicked: () => void;
  readonly onChange: () => void;
};

export function AddressRow({ address: kept, isTicked, canChange, onTicked, onChange }: AddressRowProps) {
  const { t, i18n } = useLingui();
  const [location] = useLocationFlow();
  const { address_name: name, address, latitude, longitude } = kept;
  const number = houseNumberOf(address);
  const here = location.is === 'nowhere' ? null : location.place;
  const door = doorText(i18n, kept);
  return (
    <Card as="li" className={classNames(styles.row, isTicked !== null && styles.ticking, isTicked && favourites.ticked)}>
      {isTicked === null ? (
        <Plate className={styles.plate} aria-hidden="true">
          {number ?? <LabelIcon name={name} size={24} />}
        </Plate>
      ) : (
        <label className={favourites.tick}>
          <span className={styles.box}>
            <input type="checkbox" checked={isTicked} onChange={onTicked} aria-label={t`Select ${name}`} />
          </span>
        </label>
      )}
      <div className={styles.words}>
        <div className={styles.name}>
          <LabelIcon name={name} size={18} />
          <h3>{name}</h3>
          {here?.latitude === latitude && here.longitude === longitude ? (
            <Badge tone="info">
              <Trans>Current</Trans>
            </Badge>
          ) : null}
        </div>
        <p>
          <Unbroken>{placeText(i18n, address)}</Unbroken>
        </p>
        {door ? <p className={favourites.note}>{door}</p> : null}
      </div>
      {isTicked === null ? (
        <IconButton
          label={t`Change ${name}`}
          icon={<Pencil size={20} aria-hidden="true" />}
          className={styles.change}
          aria-disabled={!canChange || undefined}
          onClick={(event) => isSecondPress(event) || onChange()}
        />
      ) : null}
    </Card>
  );
}
