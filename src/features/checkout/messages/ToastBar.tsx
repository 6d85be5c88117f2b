import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { SuccessCode } from '#contract/success-codes.ts';
import { formatMoney } from '#domain/money.ts';
import type { Added, GoodNews } from '#machines/toasts/toasts.machine.ts';
import { useCodeTextsSource } from '#src/texts/code-texts-context.ts';
import { useToasts } from '#src/shop/toasts/toasts.ts';
import styles from './BasketBar.module.css';

/** Good news for a moment, longer while the pointer is on it. What it says stands in its own place too, for as long as it is true. */
export const ToastBar = ({ news }: { readonly news: GoodNews }) => (
  <Suspense>
    {'repeated' in news ? (
      <Toast news={news}>
        <RepeatedText repeated={news.repeated} />
      </Toast>
    ) : 'added' in news ? (
      <Toast news={news}>
        <AddedText added={news.added} />
      </Toast>
    ) : 'isOnline' in news ? (
      <Toast news={news}>
        <Trans>You’re back online.</Trans>
      </Toast>
    ) : (
      <CodeToast key={news.code} news={news} />
    )}
  </Suspense>
);

function Toast({ news, children }: { readonly news: GoodNews; readonly children: ReactNode }) {
  const { send } = useToasts();
  // Its words may come late: its time begins once they can be read.
  useEffect(() => send({ type: 'news.drawn' }), [send, news]);
  // A pointer that rests where the news comes up, as it does after a press, moves not.
  return (
    <div
      className={styles.bar}
      onPointerMove={() => send({ type: 'pointer.rested' })}
      onPointerLeave={() => send({ type: 'pointer.left' })}
    >
      <span className={styles.words}>{children}</span>
    </div>
  );
}

function AddedText({ added: { name, count, amount, currency } }: { readonly added: Added }) {
  const { t } = useLingui();
  const items = t`${plural(count, { one: '# item', other: '# items' })}`;
  const total = formatMoney(amount, currency);
  return t`${name} added, ${items}, ${total}`;
}

function RepeatedText({ repeated: { name, count, amount, currency } }: { readonly repeated: Added }) {
  const { t } = useLingui();
  const items = t`${plural(count, { one: '# item', other: '# items' })}`;
  const total = formatMoney(amount, currency);
  return t`Your order from ${name} is in the basket: ${items}, ${total}`;
}

function CodeToast({ news }: { readonly news: { readonly code: SuccessCode } }) {
  const source = useCodeTextsSource();
  const texts = use(useState(source)[0]);
  const { i18n } = useLingui();
  return texts ? <Toast news={news}>{i18n._(texts.successText(news.code))}</Toast> : null;
}
