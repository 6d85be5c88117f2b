import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorChange, OperatorStore } from '#contract/operator.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { DeskTrouble } from './DeskTrouble.tsx';
import styles from './OperatorPage.module.css';
import { useOperatedStore } from './use-operated-store.ts';

type Changing = { readonly store: OperatorStore; readonly busy: boolean; readonly give: (change: OperatorChange['change']) => void };

export function StoreDesk({ named }: { readonly named: string }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(named);
  const { stores, store, error, change } = useOperatedStore(chosen);
  if (!store) return error ? <DeskTrouble error={error} /> : <Skeleton shape="block" className={styles.loading} />;
  const changing = {
    store,
    busy: change.is === 'asking',
    give: (what: OperatorChange['change']) => change.give({ store_id: store.id, change: what }),
  };
  return (
    <>
      <div role="status">
        <DeskTrouble error={error} trouble={change.failure} />
      </div>
      <div className={styles.desk}>
        <Card className={styles.order}>
          <ChoiceBox
            label={t`Store to change`}
            value={store.id}
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          <Opening {...changing} />
        </Card>
        {store.items.length > 0 ? <Dish key={store.id} {...changing} /> : null}
        {store.clock ? <Clock {...changing} clock={store.clock} /> : null}
        {store.slots.length > 0 ? <Slot {...changing} /> : null}
      </div>
    </>
  );
}

const Opening = ({ store: { is_busy: isBusy, is_closed_early: isClosed, is_open: isOpen }, busy, give }: Changing) => (
  <>
    <Switch
      label={<Trans>Kitchen is busy</Trans>}
      description={<Trans>Orders take longer to prepare.</Trans>}
      checked={isBusy}
      disabled={busy}
      onChange={({ target }) => give({ is: 'busy', busy: target.checked })}
    />
    <Switch
      label={<Trans>Closed now</Trans>}
      description={isOpen ? <Trans>Nothing more is taken until it opens next.</Trans> : <Trans>It’s closed by its own hours.</Trans>}
      checked={isClosed || !isOpen}
      disabled={busy || !isOpen}
      onChange={({ target }) => give({ is: 'closed', closed: target.checked })}
    />
  </>
);

function Clock({
  store: { timezone, closes_at: closes },
  clock: { now, pace },
  busy,
  give,
}: Changing & { readonly clock: { readonly now: number; readonly pace: number } }) {
  const { i18n, t } = useLingui();
  const time = dayAndTime(i18n.locale, now, timezone);
  const moves = [
    ['quarter', t`A quarter of an hour on`],
    ['closing', t`To closing time`],
    ['clock_change', t`To the next clock change`],
  ] as const;
  return (
    <Card className={styles.order}>
      <h2 className={styles.when}>{time}</h2>
      <p className={styles.facts}>
        {pace === 1 ? (
          <Trans>The demo’s clock goes as fast as yours.</Trans>
        ) : (
          <Trans>The demo’s clock goes {pace} times as fast as yours.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        {moves.map(([to, label]) => (
          <Button
            key={to}
            size="small"
            variant="secondary"
            busy={busy}
            disabled={to === 'closing' && closes === null}
            onClick={() => give({ is: 'clock', to })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function Dish({ store: { items, currency }, busy, give }: Changing) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const item = items.find(({ id }) => id === chosen) ?? items[0];
  if (!item) return null;
  const nameOf = ({ name }: typeof item) => (i18n.locale === 'fr' ? name.fr : name.en);
  const price = Number(typed.replace(',', '.'));
  const isPrice = typed.trim() !== '' && price >= 0.05 && price <= 9_999;
  return (
    <Card className={styles.order}>
      <ChoiceBox
        label={t`Dish to change`}
        value={item.id}
        options={items.map((one) => ({ value: one.id, label: `${nameOf(one)}, ${formatMoney(toMinor(one.price), currency)}` }))}
        onChange={(id) => {
          setChosen(id);
          setTyped('');
        }}
      />
      <Switch
        label={<Trans>Sold out</Trans>}
        checked={item.is_sold_out}
        disabled={busy}
        onChange={({ target }) => give({ is: 'sold_out', item_id: item.id, sold_out: target.checked })}
      />
      <form
        className={styles.price}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPrice) give({ is: 'price', item_id: item.id, price });
        }}
      >
        <TextField
          label={<Trans>New price</Trans>}
          inputMode="decimal"
          value={typed}
          placeholder={formatMoney(toMinor(item.price), currency)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} unready={!isPrice}>
          <Trans>Change</Trans>
        </Button>
      </form>
    </Card>
  );
}

function Slot({ store: { slots, timezone }, busy, give }: Changing) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState('');
  const keyOf = ({ is_pickup: isPickup, starts_at: at, ends_at: end }: (typeof slots)[number]) => `${isPickup} ${at} ${end}`;
  const slot = slots.find((one) => keyOf(one) === chosen) ?? slots[0];
  if (!slot) return null;
  const textOf = ({ is_pickup: isPickup, starts_at: at, ends_at: end, taken, capacity }: typeof slot) => {
    const when = `${dayAndTime(i18n.locale, at, timezone)} – ${end}`;
    return isPickup ? t`Pickup ${when}: ${taken} of ${capacity} taken` : t`Delivery ${when}: ${taken} of ${capacity} taken`;
  };
  return (
    <Card className={styles.order}>
      <ChoiceBox
        label={t`Slot to change`}
        value={keyOf(slot)}
        options={slots.map((one) => ({ value: keyOf(one), label: textOf(one) }))}
        onChange={setChosen}
      />
      <Switch
        label={<Trans>Full</Trans>}
        description={<Trans>Nobody can choose it any more.</Trans>}
        checked={slot.taken >= slot.capacity}
        disabled={busy}
        onChange={({ target }) =>
          give({ is: 'slot', is_pickup: slot.is_pickup, starts_at: slot.starts_at, ends_at: slot.ends_at, full: target.checked })
        }
      />
    </Card>
  );
}
