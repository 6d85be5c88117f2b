import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import styles from './tracking.module.css';

type OrderCodeProps = { readonly code: string; readonly isPickup: boolean };

/** The code that hands the order over; hidden until it is asked for, so that nobody reads it over a shoulder. */
export function OrderCode({ code, isPickup }: OrderCodeProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const said = shown ? [...code].join(' ') : t`The code is hidden`;
  return (
    <Card as="section" aria-labelledby="order-code">
      <div className={styles.codeHead}>
        <div>
          <h2 id="order-code" className={styles.small}>
            {isPickup ? <Trans>Pickup code</Trans> : <Trans>Delivery code</Trans>}
          </h2>
          <p className={styles.quiet}>{isPickup ? <Trans>Tell it at the store</Trans> : <Trans>Tell the courier at the door</Trans>}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          aria-label={shown ? t`Hide the code` : t`Show the code`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </div>
      <p className={styles.code} translate={shown ? 'no' : undefined}>
        {[...code].map((digit, index) => (
          <Plate key={index} size="digit" aria-hidden="true">
            {shown ? digit : '•'}
          </Plate>
        ))}
        <span className="visually-hidden">{said}</span>
      </p>
      <Announced text={said} />
    </Card>
  );
}
