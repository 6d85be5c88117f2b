import { failedQuery } from './database/failed-query.ts';

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.old_password',
  '*.new_password',
  '*.server_token',
  '*.cart_unique_token',
];
const QUERY_LENGTH = 2_000;
const CAUSES = 4;

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** Kinds of SQLSTATE whose message names parts of the schema or of the server; others may repeat what a query was given. */
const TELLS_NO_VALUES = /^(08|40|42|53|55|57|58)/;

const isSqlState = (error: Error): boolean =>
  'severity' in error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

function messageOf(error: Error): string {
  const query = failedQuery(error);
  if (query !== null) return `Failed query: ${query.slice(0, QUERY_LENGTH)}`;
  return isSqlState(error) && !TELLS_NO_VALUES.test(String((error as Error & { code: unknown }).code))
    ? 'The database refused a value'
    : error.message;
}

/** Where an error was made, without its message: that holds what a query was given, on lines of any look. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return stack
    .slice(at < 0 ? 0 : at + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

const fieldOf = (error: Error, name: 'code' | 'statusCode' | 'constraint' | 'table' | 'column', type: 'string' | 'number') => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === type ? { [name]: value } : {};
};

/** What is logged of an error: nothing that a query was given, and nothing that it carries beside words and codes. */
export function loggedError(error: unknown, causes = CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...fieldOf(error, 'code', 'string'),
    ...fieldOf(error, 'statusCode', 'number'),
    ...(isSqlState(error)
      ? { ...fieldOf(error, 'constraint', 'string'), ...fieldOf(error, 'table', 'string'), ...fieldOf(error, 'column', 'string') }
      : {}),
    stack: framesOf(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) }),
  };
}

export const loggerOptions = (level: string) => ({ level, redact: SECRETS, serializers: { err: (error: unknown) => loggedError(error) } });
