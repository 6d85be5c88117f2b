/** Classes and codes of PostgreSQL for a database that can't answer now: connections, resources, an operator's intervention. */
const UNREACHABLE =
  /^(08...|53...|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|database ".*" is not currently accepting connections)/;

/** Whether something failed because the database can't be reached or does not answer in time, not because of what was asked. */
export function isUnreachable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && UNREACHABLE.test(cause.code)) return true;
    if (SAID.test(cause.message)) return true;
  }
  return false;
}
