import { typedLines } from '#contract/typed-text.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RATING, type GivenRating } from '#contract/entities/rating.ts';
import type { Rated } from '#domain/orders/rating-rules.ts';
import type { RatingView } from '#machines/rating/rating.view.ts';
import { useRating } from '#src/features/orders/rating/use-rating.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { formatDay } from '#src/features/time/day-text.ts';
import styles from './rating.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type RatingOfProps = {
  readonly orderId: string;
  readonly who: Rated;
  readonly name: string;
  readonly given: GivenRating | null;
  readonly mayRate: boolean;
  readonly timezone: string;
  readonly mayPutAway?: boolean;
};

export function RatingOf({ orderId, who, name, given, mayRate, timezone, mayPutAway = false }: RatingOfProps) {
  const { t } = useLingui();
  const said = useId();
  const [rating, send, typed, type] = useRating({ orderId, who, given, mayRate });
  const stands = rating.is === 'standing';
  if (rating.is === 'away' || (stands && rating.stars === null)) return null;
  return (
    <div className={styles.rated}>
      <Stars
        legend={name}
        value={rating.stars}
        nameOf={(stars) => t`${plural(stars, { one: '# star', other: '# stars' })}`}
        disabled={stands}
        describedBy={said}
        onChange={(stars) => send({ type: 'stars.picked', stars })}
      />
      <p id={said} role="status" className={styles.said}>
        <Said rating={rating} timezone={timezone} />
      </p>
      {mayPutAway && rating.is === 'open' ? (
        <Button size="small" variant="quiet" className={styles.notNow} onClick={() => send({ type: 'question.putAway' })}>
          <Trans>Not now</Trans>
        </Button>
      ) : null}
      {rating.is === 'unsaved' && rating.failure ? (
        <Message tone="bad" title={<Trans>Not saved yet.</Trans>} action={<TryAgain onClick={() => send({ type: 'retry.asked' })} />}>
          <FailureText failure={rating.failure} />
        </Message>
      ) : null}
      {stands && rating.words ? (
        <p className={styles.words}>
          <Trans>“{rating.words}”</Trans>
        </p>
      ) : null}
      {!stands && rating.stars !== null ? (
        <Words
          isOfStore={who === 'store'}
          kept={rating.words}
          typed={typed}
          onTyped={type}
          onSaid={(words) => send({ type: 'words.said', words })}
        />
      ) : null}
    </div>
  );
}

function Said({ rating: { is, stars, changeableUntil }, timezone }: { readonly rating: RatingView; readonly timezone: string }) {
  const { i18n } = useLingui();
  const until = changeableUntil && formatDay(changeableUntil, timezone, i18n.locale);
  if (is === 'saving') return <Trans>Saving</Trans>;
  if (is === 'standing') return <Trans>This review can no longer be changed.</Trans>;
  if (is === 'unsaved' || is === 'away') return null;
  if (stars === null) return <Trans>Tap a star to rate.</Trans>;
  if (is === 'saved') return until ? <Trans>Saved. You can change it until {until}.</Trans> : <Trans>Saved.</Trans>;
  return until ? <Trans>You can change it until {until}.</Trans> : null;
}

type WordsProps = {
  readonly isOfStore: boolean;
  readonly kept: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onSaid: (words: string) => void;
};

const Words = ({ isOfStore, kept, typed, onTyped, onSaid }: WordsProps) => (
  <form
    className={styles.note}
    onSubmit={(event) => {
      event.preventDefault();
      onSaid(typedLines(typed));
    }}
  >
    <TextAreaField
      label={<Trans>Add a comment</Trans>}
      optional={<Trans>Optional</Trans>}
      hint={isOfStore ? <Trans>Others read it on the store’s page, with your first name and initial.</Trans> : undefined}
      value={typed}
      maxLength={RATING.reviewLength}
      onChange={(event) => onTyped(event.currentTarget.value)}
    />
    {typedLines(typed) === kept ? null : (
      <Button type="submit" size="small" variant="secondary">
        <Trans>Save comment</Trans>
      </Button>
    )}
  </form>
);
