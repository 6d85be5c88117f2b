import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { OrderProblem as Reported } from '#contract/entities/order-problem.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { linesOf } from '#domain/orders/order-problem.ts';
import { Button } from '#src/ui/Button.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { OrderProblemDialog } from './OrderProblemDialog.tsx';
import styles from './problem.module.css';
import { kindText, outcomeText } from './problem-texts.ts';

type OrderProblemProps = { readonly order: Order; readonly currency: string };

export function OrderProblem({ order, currency }: OrderProblemProps) {
  const { order_problem: reported, problem_terms: terms } = order;
  // What is said so far is kept while the dialog is closed; the dialog that sent it says what came of it, until it is closed.
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState<Parameters<typeof OrderProblemDialog>[0]['problemOf'] | null>(null);
  return (
    <>
      {reported ? <Outcome order={order} reported={reported} currency={currency} /> : null}
      {terms && !reported ? (
        <>
          <p className={styles.quiet}>
            <Trans>A dish is missing, wrong or cold? Tell us and get your money back.</Trans>
          </p>
          <Button
            variant="secondary"
            className={styles.begin}
            onClick={() => {
              setInput(
                (said) =>
                  said ?? { orderId: order._id, entries: order.cart_detail.order_details, payment: order.order_payment_detail, terms },
              );
              setOpen(true);
            }}
          >
            <Trans>Report a problem</Trans>
          </Button>
        </>
      ) : null}
      {input ? (
        <OrderProblemDialog
          open={isOpen}
          problemOf={input}
          currency={currency}
          onClose={(isOver) => {
            setOpen(false);
            if (isOver) setInput(null);
          }}
        />
      ) : null}
    </>
  );
}

function Outcome({ order, reported, currency }: OrderProblemProps & { readonly reported: Reported }) {
  const { t, i18n } = useLingui();
  const money = formatMoney(toMinor(reported.amount), currency);
  const ordered = linesOf(order.cart_detail.order_details);
  const { answer } = reported;
  return (
    <>
      <p className={styles.outcome}>{i18n._(outcomeText(reported, money))}</p>
      {reported.state === 'waiting' ? (
        <p className={styles.quiet}>
          <Trans>You’ll get an email as soon as it’s decided.</Trans>
        </p>
      ) : null}
      {answer ? (
        <p>
          <Trans>Our answer: {answer}</Trans>
        </p>
      ) : null}
      <ul className={styles.told}>
        {reported.lines.map(({ line, quantity, what, image_url: photo }) => {
          const name = ordered[line]?.item_name ?? '';
          return (
            <li key={line}>
              {photo ? <Picture src={photo} alt={t`Your photo of ${name}`} width={56} height={56} className={styles.thumb} /> : null}
              <span>{`${quantity} × ${name}`}</span>
              <span className={styles.quiet}>{i18n._(kindText(what))}</span>
            </li>
          );
        })}
      </ul>
      {reported.note ? <p className={styles.quiet}>{reported.note}</p> : null}
    </>
  );
}
