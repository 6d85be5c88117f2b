import { Trans, useLingui } from '@lingui/react/macro';
import type { CancellationEvent, CancelReason } from '#machines/cancellation/cancellation.setup.ts';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import styles from './cancellation.module.css';

const WORDS_LENGTH = 500;

type CancelReasonsProps = {
  readonly cancelling: CancellationView;
  readonly isCourier: boolean;
  readonly send: (event: CancellationEvent) => void;
};

export function CancelReasons({ cancelling: { is, reason, words, isReasonless }, isCourier, send }: CancelReasonsProps) {
  const { t } = useLingui();
  const isOther = reason === 'other';
  return (
    <div className={styles.reasons}>
      <p role="alert" className={styles.wrong}>
        {isReasonless && !isOther ? <Trans>Choose a reason first. Nothing was sent.</Trans> : null}
      </p>
      <RadioGroup<CancelReason>
        legend={<Trans>Why are you cancelling?</Trans>}
        value={reason}
        onChange={(picked) => send({ type: 'reason.picked', reason: picked })}
        disabled={is !== 'offered'}
      >
        {isCourier ? null : <Radio value="missing item" label={t`Missing item`} ruled />}
        <Radio value="incorrect delivery address" label={t`Incorrect delivery address`} ruled />
        <Radio value="other" label={t`Other`} ruled />
      </RadioGroup>
      {isOther ? (
        <TextAreaField
          label={<Trans>Tell us more</Trans>}
          value={words}
          maxLength={WORDS_LENGTH}
          disabled={is !== 'offered'}
          error={isReasonless ? <MissingWords isCourier={isCourier} /> : undefined}
          onChange={(event) => send({ type: 'reason.written', words: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

const MissingWords = ({ isCourier }: Pick<CancelReasonsProps, 'isCourier'>) =>
  isCourier ? <Trans>Add a short reason.</Trans> : <Trans>Add a short reason. The store will see it.</Trans>;
