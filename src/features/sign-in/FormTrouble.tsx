import { Plural, Trans } from '@lingui/react/macro';
import type { Failure } from '#contract/failure.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';

export function FormTrouble({ fields, failure }: { readonly fields: readonly string[]; readonly failure: Failure | null }) {
  if (fields.length > 0) {
    // A name is not broken at its own hyphen.
    const names = fields.join(', ').replaceAll('-', '\u2011');
    return (
      <Message tone="bad" title={<Plural value={fields.length} one="Check # field:" other="Check # fields:" />}>
        <Trans>{names}. What you typed is still here.</Trans>
      </Message>
    );
  }
  return (
    failure && (
      <Message tone="bad">
        <FailureText failure={failure} />
      </Message>
    )
  );
}
