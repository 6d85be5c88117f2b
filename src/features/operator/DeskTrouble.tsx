import { Trans, useLingui } from '@lingui/react/macro';
import { CallFailed } from '#src/api/call-failed.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Message } from '#src/ui/Message.tsx';
import { refusalText } from './operator-texts.ts';
import type { MoveTrouble } from './use-operator-desk.ts';

function Said({ because }: { readonly because: string }) {
  const { i18n } = useLingui();
  const text = refusalText(because);
  return text ? i18n._(text) : because;
}

export const DeskTrouble = ({ error, trouble = null }: { readonly error: Error | null; readonly trouble?: MoveTrouble | null }) => (
  <>
    {error ? (
      <Message tone="warn" wide>
        {error instanceof CallFailed ? (
          <Trans>No connection. You’re seeing the last known state.</Trans>
        ) : (
          <Trans>Something went wrong on our side. You’re seeing the last known state.</Trans>
        )}
      </Message>
    ) : null}
    {trouble ? (
      <Message tone="warn" wide title={<Trans>That didn’t work</Trans>}>
        {trouble.kind === 'said' ? <Said because={trouble.because} /> : <FailureText failure={trouble} />}
      </Message>
    ) : null}
  </>
);
