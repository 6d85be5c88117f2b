import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './OrderDetail.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const OrderProblem = neededPart((texts) =>
  withWords(import('#src/features/orders/problem/OrderProblem.tsx'), texts.load('problem'), 'OrderProblem'),
);

export function OrderWrong({ order, view: { currency } }: { readonly order: Order; readonly view: OrderView }) {
  if (!order.order_problem && !order.problem_terms) return null;
  return (
    <Card as="section" aria-labelledby="order-problem">
      <h3 id="order-problem" className={styles.title}>
        <Trans>Something was wrong?</Trans>
      </h3>
      <OrderProblem order={order} currency={currency} />
    </Card>
  );
}
