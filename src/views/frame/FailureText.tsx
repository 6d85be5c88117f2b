import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Failure, Refusal, TransportFailure } from '../../../contract/failure.ts';
import { useCodeTexts } from '../../flows/code-texts-context.ts';

/** What went wrong and what to do now, as one sentence or two: the reason of a refusal, else its code, else why no answer came. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  if (failure.kind === 'transport') return <TransportText cause={failure.cause} />;
  return (
    <Suspense fallback={<PlainRefusal />}>
      <RefusalText refusal={failure} />
    </Suspense>
  );
}

function RefusalText({ refusal: { code, reason } }: { readonly refusal: Refusal }) {
  const texts = useCodeTexts();
  const { i18n } = useLingui();
  if (!texts) return <PlainRefusal />;
  return i18n._(reason === null ? texts.errorText(code) : texts.refusalText(reason));
}

function PlainRefusal() {
  return <Trans>This did not work. Please check it and try again.</Trans>;
}

function TransportText({ cause }: { readonly cause: TransportFailure['cause'] }) {
  switch (cause) {
    case 'offline': return <Trans>No connection. Check your network and try again.</Trans>;
    case 'timeout': return <Trans>The answer is taking too long. Please try again.</Trans>;
    case 'limited': return <Trans>Too many tries in a short time. Please wait a moment, then try again.</Trans>;
    case 'malformed': return <Trans>Something you entered was not understood. Please check it and try again.</Trans>;
    case 'server':
    case 'unreadable': return <Trans>We could not answer just now. Please try again in a moment.</Trans>;
  }
}
