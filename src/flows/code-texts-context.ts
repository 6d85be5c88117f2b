import type { MessageDescriptor } from '@lingui/core';
import { createContext, use } from 'react';
import type { ErrorCode } from '../../contract/error-codes.ts';
import type { RefusalReason } from '../../contract/refusal-reasons.ts';
import type { SuccessCode } from '../../contract/success-codes.ts';

/** The sentences of the code tables. */
export type CodeTexts = {
  readonly errorText: (code: ErrorCode) => MessageDescriptor;
  readonly refusalText: (reason: RefusalReason) => MessageDescriptor;
  readonly successText: (code: SuccessCode) => MessageDescriptor;
};

/** Brings the sentences when the first one is needed, the same promise every time; null when they cannot be had. */
export type CodeTextsSource = () => Promise<CodeTexts | null>;

/** A source that loads once. */
export function loadedOnce(load: () => Promise<CodeTexts>): CodeTextsSource {
  let loading: Promise<CodeTexts | null> | null = null;
  return () => (loading ??= load().catch(() => null));
}

const nothing = Promise.resolve(null);
const CodeTextsContext = createContext<CodeTextsSource>(() => nothing);

/** Gives the sentences of the code tables to everything below. */
export const CodeTextsProvider = CodeTextsContext.Provider;

/** The sentences of the code tables, suspending until they are loaded; null when they cannot be had. */
export const useCodeTexts = (): CodeTexts | null => use(use(CodeTextsContext)());
