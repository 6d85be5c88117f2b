import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { useApi } from '#src/api/api-context.ts';
import { invoiceOptions } from '#src/api/past-orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { AccountShell } from '#src/features/account/AccountShell.tsx';
import { Loading } from '#src/features/account/Loading.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import styles from './Invoice.module.css';
import { InvoiceSheet } from './InvoiceSheet.tsx';

export function InvoicePage() {
  const { t } = useLingui();
  const { order_id: orderId } = useSearch({ from: '/invoice' });
  return (
    <AccountShell
      tab="orders"
      title={t`Invoice`}
      guest={<Navigate to="/deliveries" search={{ from: 'order', order_id: orderId }} replace />}
    >
      {({ _id: customerId }) =>
        orderId ? <Invoice customerId={customerId} orderId={orderId} /> : <Navigate to="/orders" search={{ tab: 'history' }} replace />
      }
    </AccountShell>
  );
}

function Invoice({ customerId, orderId }: { readonly customerId: string; readonly orderId: string }) {
  const { data, error, refetch, isFetching } = useQuery(invoiceOptions(useApi(), customerId, orderId));
  if (!data) return error ? <LoadFailed error={error} again={() => void refetch()} busy={isFetching} /> : <Loading rows={4} />;
  return (
    <>
      <div className={styles.bar}>
        <Link to="/order_detail" search={{ order_id: orderId }} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" /> <Trans>Back to the order</Trans>
        </Link>
        <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <InvoiceSheet invoice={data.invoice} />
    </>
  );
}
