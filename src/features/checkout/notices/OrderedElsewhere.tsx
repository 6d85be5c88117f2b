import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from '../basket/basket.module.css';

export const OrderedElsewhere = ({ orderId }: { readonly orderId: string }) => (
  <div className={styles.loading}>
    <EmptyState
      picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>This basket has already been ordered</Trans>}
      action={
        <Link to="/delivery-coming" search={{ order_id: orderId }} className={buttonClass()}>
          <Trans>Show the order</Trans>
        </Link>
      }
    >
      <Trans>You ordered it in another tab. Nothing is ordered or paid twice.</Trans>
    </EmptyState>
  </div>
);
