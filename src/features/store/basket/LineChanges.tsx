import { Trans } from '@lingui/react/macro';
import type { LineChange } from '#domain/cart/line-changes.ts';
import { formatMoney } from '#domain/money.ts';
import { Message } from '#src/ui/Message.tsx';
import styles from './LineChanges.module.css';

export function LineChanges({ changes, currency }: { readonly changes: readonly LineChange[]; readonly currency: string }) {
  return (
    <Message tone="warn" className={styles.changes} title={<Trans>The menu has changed since you chose this.</Trans>}>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.is === 'gone' ? change.option : change.name}>
            <Change change={change} currency={currency} />
          </li>
        ))}
      </ul>
    </Message>
  );
}

function Change({ change, currency }: { readonly change: LineChange; readonly currency: string }) {
  if (change.is === 'gone') {
    const { name } = change;
    return name === null ? (
      <Trans>An option you had chosen is not on the menu any more.</Trans>
    ) : (
      <Trans>{name} is not on the menu any more.</Trans>
    );
  }
  const { name } = change;
  const [now, before] = [formatMoney(change.now, currency), formatMoney(change.before, currency)];
  return (
    <Trans>
      {name} costs {now} now instead of {before}.
    </Trans>
  );
}
