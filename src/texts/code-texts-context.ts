import type { MessageDescriptor } from '@lingui/core';
import { createContext, use } from 'react';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { SuccessCode } from '#contract/success-codes.ts';

export type CodeTexts = {
  readonly errorText: (code: ErrorCode) => MessageDescriptor;
  readonly refusalText: (reason: RefusalReason) => MessageDescriptor;
  readonly successText: (code: SuccessCode) => MessageDescriptor;
};

/** Loads the sentences when the first one is needed; null when they do not come in time, which the next one that is needed tries anew. */
export type CodeTextsSource = () => Promise<CodeTexts | null>;

/** How long a sentence waits for its words before a plain one is said in its place, milliseconds: nobody hears both. */
const PATIENCE = 2_000;

export function loadedOnce(load: () => Promise<CodeTexts>): CodeTextsSource {
  let answer: Promise<CodeTexts | null> | null = null;
  const ask = async (): Promise<CodeTexts | null> => {
    let isLate = false;
    const late = new Promise<null>((go) =>
      setTimeout(() => {
        isLate = true;
        go(null);
      }, PATIENCE),
    );
    const coming = load().then(
      (texts) => {
        if (isLate) answer = Promise.resolve(texts);
        return texts;
      },
      () => {
        answer = null;
        return null;
      },
    );
    return Promise.race([coming, late]);
  };
  return () => (answer ??= ask());
}

const nothing = Promise.resolve(null);
const CodeTextsContext = createContext<CodeTextsSource>(() => nothing);

export const CodeTextsProvider = CodeTextsContext.Provider;

export const useCodeTextsSource = (): CodeTextsSource => use(CodeTextsContext);
