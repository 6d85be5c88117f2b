import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorProblem } from '#contract/operator.ts';
import { NOTE_LENGTH } from '#contract/limits.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './OperatorPage.module.css';
import { problemText } from './operator-texts.ts';
import type { ProblemAnswer } from './use-operator-desk.ts';

type DeskProblemProps = {
  readonly problem: OperatorProblem;
  readonly isAnswering: boolean;
  readonly onAnswer: (answer: ProblemAnswer) => void;
};

export function DeskProblem({ problem, isAnswering, onAnswer }: DeskProblemProps) {
  const { i18n, t } = useLingui();
  const [answer, setAnswer] = useState('');
  const { number, store_name: store, currency, amount, reported_at: at, timezone, note, lines } = problem;
  const money = formatMoney(toMinor(amount), currency);
  return (
    <Card as="li" className={styles.order}>
      <h3>
        <Trans>
          Order {number}: {money}
        </Trans>
      </h3>
      <p className={styles.facts}>
        <span>{store}</span> · <span>{dayAndTime(i18n.locale, Date.parse(at), timezone)}</span>
      </p>
      <ul className={styles.wrong}>
        {lines.map(({ name, quantity, what, image_url: photo }, place) => (
          <li key={String(place)}>
            {photo ? <Picture src={photo} alt={t`Photo of ${name}`} width={72} height={72} className={styles.photo} /> : null}
            <span>
              {quantity} × {name} ({i18n._(problemText(what))})
            </span>
          </li>
        ))}
      </ul>
      {note ? <p className={styles.facts}>{note}</p> : null}
      <TextField
        label={<Trans>A word to the customer</Trans>}
        optional
        value={answer}
        maxLength={NOTE_LENGTH}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          busy={isAnswering}
          aria-label={t`Give ${money} back for ${number}`}
          onClick={() => onAnswer({ number, accepts: true, answer })}
        >
          <Trans>Give it back</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={isAnswering}
          aria-label={t`Refuse the refund for ${number}`}
          onClick={() => onAnswer({ number, accepts: false, answer })}
        >
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </Card>
  );
}
