import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import type { Failure, Refusal, TransportFailure } from '#contract/failure.ts';
import { useCodeTextsSource, type CodeTexts } from '#src/texts/code-texts-context.ts';

export function FailureText({ failure }: { readonly failure: Failure }) {
  if (failure.kind === 'transport') return <TransportText cause={failure.cause} />;
  return <RefusalWords key={`${failure.code} ${failure.reason}`} refusal={failure} />;
}

/** Nothing is said until the words are there, or are known not to come: what is read out once is not corrected. */
function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const source = useCodeTextsSource();
  const [texts] = useState(source);
  return (
    <Suspense>
      <RefusalText refusal={refusal} texts={texts} />
    </Suspense>
  );
}

function RefusalText({ refusal: { code, reason }, texts }: { readonly refusal: Refusal; readonly texts: Promise<CodeTexts | null> }) {
  const words = use(texts);
  const { i18n } = useLingui();
  if (!words) return <PlainRefusal />;
  return i18n._(reason === null ? words.errorText(code) : words.refusalText(reason));
}

const PlainRefusal = () => <Trans>That didn’t work. Please try again.</Trans>;

function TransportText({ cause }: { readonly cause: TransportFailure['cause'] }) {
  switch (cause) {
    case 'offline':
      return <Trans>No connection. Check your network and try again.</Trans>;
    case 'timeout':
      return <Trans>This is taking too long. Please try again.</Trans>;
    case 'limited':
      return <Trans>Too many attempts. Please wait a moment, then try again.</Trans>;
    case 'malformed':
      return <Trans>Please check what you entered and try again.</Trans>;
    case 'absent':
    case 'server':
      return <Trans>Something went wrong on our side. Please try again in a moment.</Trans>;
    case 'unreadable':
      return <Trans>Something went wrong on our side. Please try again.</Trans>;
  }
}
