import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { ChangedLine, ReorderView } from '#machines/reorder/reorder.view.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import styles from './ChangedGroup.module.css';

type Group = ReorderView['groups'][number];

const LABELS: { readonly [is in Group['is']]: { readonly tone: 'missing' | 'tag' | 'ok' | 'info'; readonly words: ReactNode } } = {
  gone: { tone: 'missing', words: <Trans>No longer available</Trans> },
  dearer: { tone: 'tag', words: <Trans>Price increased</Trans> },
  cheaper: { tone: 'ok', words: <Trans>Price reduced</Trans> },
  needsChoice: { tone: 'info', words: <Trans>Choose new options</Trans> },
};

type ChangedGroupProps = {
  readonly group: Group;
  readonly currency: string;
  readonly onChoose: (place: number) => void;
};

export function ChangedGroup({ group: { is, lines }, currency, onChoose }: ChangedGroupProps) {
  const id = useId();
  const { tone, words } = LABELS[is];
  const isForNow = lines.some(({ isSoldOut }) => isSoldOut);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        <Badge tone={tone} className={is === 'dearer' ? styles.dearer : undefined}>
          {isForNow ? <Trans>Not available right now</Trans> : words}
        </Badge>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.place} className={styles.line}>
            {line.picture ? (
              <Picture
                src={line.picture}
                alt=""
                width={112}
                height={112}
                className={classNames(styles.picture, is === 'gone' && styles.faded)}
              />
            ) : (
              <span className={styles.picture} />
            )}
            <div className={styles.words}>
              <p className={styles.name}>
                {line.quantity > 1 ? <span>{line.quantity} </span> : null}
                {is === 'gone' ? <s>{line.name}</s> : <span>{line.name}</span>}
              </p>
              <p className={styles.why}>
                <Why is={is} line={line} currency={currency} />
              </p>
              {is === 'gone' ? null : <FoodWarning of={line.item} isLine />}
              {is === 'needsChoice' ? <ChooseAgain line={line} onChoose={() => onChoose(line.place)} /> : null}
            </div>
            <Price is={is} line={line} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChooseAgain({ line: { name, now }, onChoose }: { readonly line: ChangedLine; readonly onChoose: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.choose}
      aria-haspopup="dialog"
      aria-label={now === null ? t`Choose new options: ${name}` : t`Change: ${name}`}
      onClick={onChoose}
    >
      {now === null ? <Trans>Choose</Trans> : <Trans>Change</Trans>}
    </Button>
  );
}

function Why({ is, line, currency }: { readonly is: Group['is']; readonly line: ChangedLine; readonly currency: string }) {
  if (is === 'gone') return line.isSoldOut ? <Trans>Sold out for now</Trans> : <Trans>Not on the menu any more</Trans>;
  if (is === 'needsChoice') {
    if (line.now !== null) return line.chosen.join(' · ');
    const gone = line.goneOptions.join(', ');
    return gone ? <Trans>No longer offered: {gone}.</Trans> : <Trans>The options for this item have changed.</Trans>;
  }
  const each = formatMoney(Math.abs((line.now ?? line.before) - line.before) / line.quantity, currency);
  if (is === 'dearer') return line.quantity > 1 ? <Trans>{each} more each</Trans> : <Trans>{each} more</Trans>;
  return line.quantity > 1 ? <Trans>{each} less each</Trans> : <Trans>{each} less</Trans>;
}

function Price({ is, line, currency }: { readonly is: Group['is']; readonly line: ChangedLine; readonly currency: string }) {
  const isOther = is !== 'needsChoice' || line.now !== line.before;
  return (
    <p className={styles.price}>
      {isOther ? (
        <s className={styles.before}>
          <span className="visually-hidden">
            <Trans>was</Trans>{' '}
          </span>
          {formatMoney(line.before, currency)}
        </s>
      ) : null}
      {line.now === null ? null : <strong>{formatMoney(line.now, currency)}</strong>}
    </p>
  );
}
