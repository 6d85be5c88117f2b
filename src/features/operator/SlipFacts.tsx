import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperatorOrder, SlipDoor } from '#contract/operator.ts';
import { isAtDoor } from '#domain/payment/parts.ts';
import { internationalPhone } from '#domain/phone.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { WishOfLine } from '#src/features/receipt/WishOfLine.tsx';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { kindOf } from './operator-search.ts';
import styles from './OperatorPage.module.css';

export function SlipFacts({ order }: { readonly order: OperatorOrder }) {
  const { note, from, to, contact, cash_to_take: cash, minimum_age: age } = order;
  return (
    <>
      <Promised order={order} />
      <Dishes lines={order.lines} />
      {note ? (
        <p className={styles.said}>
          <Trans>“{note}”</Trans>
        </p>
      ) : null}
      <dl className={styles.details}>
        {from ? (
          <Detail name={<Trans>From</Trans>}>
            <Door door={from} />
          </Detail>
        ) : null}
        {to ? (
          <Detail name={<Trans>To</Trans>}>
            <Door door={to} />
          </Detail>
        ) : null}
        {contact.name || contact.phone ? (
          <Detail name={kindOf(order) === 'pickup' ? <Trans>Collected by</Trans> : <Trans>For</Trans>}>
            <NameAndPhone name={contact.name} phone={internationalPhone(contact.phone)} />
          </Detail>
        ) : null}
        <Paid order={order} />
      </dl>
      {cash ? (
        <strong className={styles.due}>
          <Trans>Take {cash} in cash</Trans>
        </strong>
      ) : null}
      {age ? (
        <strong className={styles.due}>
          <Trans>Check age: {age}+</Trans>
        </strong>
      ) : null}
    </>
  );
}

function Promised({ order: { wanted_at: wanted, wanted_until: until, estimated_at: about, timezone } }: { readonly order: OperatorOrder }) {
  const { i18n } = useLingui();
  const day = (at: string) => dayAndTime(i18n.locale, Date.parse(at), timezone);
  if (wanted) return <p className={styles.when}>{until ? `${day(wanted)} – ${until}` : day(wanted)}</p>;
  if (!about)
    return (
      <p className={styles.when}>
        <Trans>As soon as possible</Trans>
      </p>
    );
  const then = day(about);
  return (
    <p className={styles.when}>
      <Trans>As soon as possible, about {then}</Trans>
    </p>
  );
}

const Dishes = ({ lines }: Pick<OperatorOrder, 'lines'>) =>
  lines.length === 0 ? null : (
    <ul className={styles.dishes}>
      {lines.map(({ name, quantity, options, note, if_missing: wish }, place) => (
        <li key={place}>
          <strong>{quantity}</strong>
          <div>
            <p>
              <Unbroken>{name}</Unbroken>
            </p>
            {options.length > 0 ? (
              <p className={styles.facts}>
                <Unbroken>{options.join(' · ')}</Unbroken>
              </p>
            ) : null}
            {note ? (
              <p className={styles.said}>
                <Trans>“{note}”</Trans>
              </p>
            ) : null}
            <WishOfLine wish={wish} className={styles.facts} />
          </div>
        </li>
      ))}
    </ul>
  );

const Detail = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Door = ({ door: { address, floor, entry_code: code, note } }: { readonly door: SlipDoor }) => (
  <>
    <p>
      <Unbroken>{address}</Unbroken>
    </p>
    {floor ? (
      <p>
        <Trans>Floor: {floor}</Trans>
      </p>
    ) : null}
    {code ? (
      <p>
        <Trans>Entry code: {code}</Trans>
      </p>
    ) : null}
    {note ? (
      <p className={styles.said}>
        <Trans>“{note}”</Trans>
      </p>
    ) : null}
  </>
);

function Paid({ order }: { readonly order: OperatorOrder }) {
  const { i18n } = useLingui();
  const paid = order.paid.filter(({ part }) => !isAtDoor(part));
  return paid.length === 0 ? null : (
    <Detail name={<Trans>Paid</Trans>}>
      {paid.map(({ part, amount }) => (
        <p key={part}>
          {i18n._(PART_VIEWS[part].name)}: {amount}
        </p>
      ))}
    </Detail>
  );
}
