import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PAYMENT_METHODS, PAYMENT_PARTS, type PaymentMethod } from '#contract/payment-methods.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { useApi } from '#src/api/api-context.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { WalletTopUp, type WalletTopUpProps } from '../top-up/WalletTopUp.tsx';
import styles from '../PaymentsPage.module.css';
import { WalletUse } from './WalletUse.tsx';
import { useCoordinates } from '#src/shop/place/use-coordinates.ts';

export function WalletCard({ customerId, topUp }: { readonly customerId: string; readonly topUp: Omit<WalletTopUpProps, 'ways'> }) {
  const api = useApi();
  const city = useQuery(categoriesOptions(api, useCoordinates()));
  const ways = useQuery(waysToPayOptions(api, customerId, city.data?.city._id));
  const error = city.error ?? ways.error;

  return (
    <Card as="section" aria-labelledby="wallet">
      <div className={styles.head}>
        <h2 id="wallet">
          <Trans>Wallet</Trans>
        </h2>
        {ways.data ? (
          <WalletUse customerId={customerId} used={ways.data.is_use_wallet} />
        ) : error ? null : (
          <p className={styles.note}>{'\u00a0'}</p>
        )}
      </div>
      {ways.data ? (
        <>
          <Plate size="amount" className={styles.balance}>
            {formatMoney(toMinor(ways.data.wallet), ways.data.wallet_currency_code)}
          </Plate>
          <div className={styles.topUp}>
            <Suspense fallback={<div className={styles.topUpRoom} />}>
              <WalletTopUp {...topUp} ways={ways.data} />
            </Suspense>
          </div>
          <p className={styles.foot}>
            <PaidOtherwise methods={methodsOffered(ways.data)} />
          </p>
        </>
      ) : error ? (
        <LoadFailed
          error={error}
          again={() => void (city.error ? city.refetch() : ways.refetch())}
          busy={city.isFetching || ways.isFetching}
        />
      ) : (
        <WaitingWallet />
      )}
    </Card>
  );
}

function PaidOtherwise({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const { i18n } = useLingui();
  const hows = PAYMENT_PARTS.flatMap(({ part }) => {
    const { how } = PART_VIEWS[part];
    return how && methods.some((method) => method.part === part) ? [i18n._(how)] : [];
  });
  if (hows.length === 0) return null;
  const inWays = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(hows);
  return <Trans>The rest of an order is paid {inWays}.</Trans>;
}

const WaitingWallet = () => (
  <>
    <p role="status" className="visually-hidden">
      <Trans>Loading</Trans>
    </p>
    <Skeleton className={styles.balanceRoom} />
    <div className={styles.topUp}>
      <Skeleton className={styles.topUpRoom} />
    </div>
    <p className={classNames(styles.foot, styles.unsaid)} aria-hidden="true">
      <PaidOtherwise methods={PAYMENT_METHODS} />
    </p>
  </>
);
