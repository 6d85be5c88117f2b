import { Trans, useLingui } from '@lingui/react/macro';
import { OPERATOR_STAGES, type OperatorOrder } from '#contract/operator.ts';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { ORDER_KINDS, storesOf, type OperatorSearch } from './operator-search.ts';
import { kindText, stageText } from './operator-texts.ts';
import styles from './OperatorPage.module.css';
import { useBell } from './use-bell.ts';

type DeskBarProps = {
  readonly orders: readonly OperatorOrder[];
  readonly search: OperatorSearch;
  readonly narrow: (change: Partial<OperatorSearch>) => void;
};

export function DeskBar({ orders, search, narrow }: DeskBarProps) {
  const { i18n, t } = useLingui();
  const bell = useBell(orders.flatMap(({ stage, number }) => (stage === 'waiting' ? [number] : [])));
  const count = (stage: OperatorOrder['stage']) => orders.filter((order) => order.stage === stage).length;
  return (
    <div className={styles.bar}>
      <div className={styles.filters}>
        <ChoiceBox
          label={t`Store`}
          value={search.store}
          options={[{ value: '', label: t`All stores` }, ...storesOf(orders).map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(store) => narrow({ store })}
        />
        <ChoiceBox
          label={t`Stage`}
          value={search.stage}
          options={[
            { value: '' as const, label: t`All stages` },
            ...OPERATOR_STAGES.map((stage) => ({ value: stage, label: `${i18n._(stageText(stage))} (${count(stage)})` })),
          ]}
          onChange={(stage) => narrow({ stage })}
        />
        <ChoiceBox
          label={t`Kind`}
          value={search.kind}
          options={[
            { value: '' as const, label: t`All kinds` },
            ...ORDER_KINDS.map((kind) => ({ value: kind, label: i18n._(kindText(kind)) })),
          ]}
          onChange={(kind) => narrow({ kind })}
        />
      </div>
      <Switch label={<Trans>Sound for new orders</Trans>} checked={bell.isOn} onChange={({ target }) => bell.turn(target.checked)} />
      <details className={styles.keys}>
        <summary>
          <Trans>Keyboard</Trans>
        </summary>
        <p>
          <Trans>While the focus is on an order or one of its buttons:</Trans>
        </p>
        <ul>
          <li>
            <Trans>
              <kbd>J</kbd> next order, <kbd>K</kbd> previous order
            </Trans>
          </li>
          <li>
            <Trans>
              <kbd>N</kbd> takes its first step, <kbd>R</kbd> asks why it is rejected
            </Trans>
          </li>
          <li>
            <Trans>
              <kbd>Esc</kbd> keeps an order that was about to be rejected
            </Trans>
          </li>
        </ul>
      </details>
    </div>
  );
}
