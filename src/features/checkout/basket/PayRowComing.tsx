import { useLingui } from '@lingui/react/macro';
import CreditCard from 'lucide-react/icons/credit-card';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './order-rows.module.css';

type PayRowComingProps = { readonly isPending?: boolean; readonly onChange?: (() => void) | undefined };

export function PayRowComing({ isPending = true, onChange }: PayRowComingProps) {
  const { t } = useLingui();
  const name = t`Payment method`;
  return (
    <OrderRow
      icon={<CreditCard size={20} />}
      label={isPending ? name : ''}
      title={isPending ? <Skeleton shape="line" className={styles.coming} /> : name}
      changeLabel={t`Change how you pay`}
      onChange={isPending ? undefined : onChange}
    />
  );
}
