import type { ErrorCode } from './error-codes.ts';
import type { RefusalReason } from './refusal-reasons.ts';

/** The server understood and said no. */
export type Refusal<Details = unknown> = {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly reason: RefusalReason | null;
  readonly details: Details | null;
};

/** Why no readable answer came. */
export const TRANSPORT_CAUSES = ['offline', 'timeout', 'server', 'unreadable', 'limited', 'malformed', 'absent'] as const;

/** No readable answer came. `limited` carries how long the server asks to wait; `absent` is a server that knows no such call. */
export type TransportFailure = {
  readonly kind: 'transport';
  readonly cause: (typeof TRANSPORT_CAUSES)[number];
  readonly retryAfterMs: number | null;
};

/** An expected failure of a call: part of a `Result`, never thrown. */
export type Failure<Details = unknown> = Refusal<Details> | TransportFailure;

/** Whether this failure ends the session (specification 3, section 4). */
export const endsSession = (failure: Failure): boolean => failure.kind === 'refused' && (failure.code === 999 || failure.code === 2000);
