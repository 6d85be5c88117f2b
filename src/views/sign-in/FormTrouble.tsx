import { Plural, Trans } from '@lingui/react/macro';
import type { Failure } from '../../../contract/failure.ts';
import { Message } from '../../ui/Message.tsx';
import { FailureText } from '../frame/FailureText.tsx';

type FormTroubleProps = {
  /** How many fields are wrong after a submit; 0 before. */
  readonly fields: number;
  /** What the server said to the last submit. */
  readonly failure: Failure | null;
};

/** Why a form was not sent, or not taken, above its fields. */
export function FormTrouble({ fields, failure }: FormTroubleProps) {
  if (fields > 0) {
    return (
      <Message tone="bad" title={<Plural value={fields} one="# field needs a look." other="# fields need a look." />}>
        <Trans>What you typed is kept.</Trans>
      </Message>
    );
  }
  return failure && <Message tone="bad"><FailureText failure={failure} /></Message>;
}
