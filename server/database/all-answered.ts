/** Whether PostgreSQL refused something only because of what failed before it in its transaction. */
function isBehindFailure(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if ('code' in cause && cause.code === '25P02') return true;
  return false;
}

/**
 * Waits until all that was asked together in a transaction is answered, also where one of it failed: what comes after may
 * then be sure that nothing is under way any more.
 * @throws what failed, not what PostgreSQL refused behind it, in whichever order they reached it
 */
export async function allAnswered<const Asked extends readonly Promise<unknown>[]>(
  asked: Asked,
): Promise<{ -readonly [Each in keyof Asked]: Awaited<Asked[Each]> }> {
  const settled = await Promise.allSettled(asked);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isBehindFailure(failure)) ?? failures[0];
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as {
    -readonly [Each in keyof Asked]: Awaited<Asked[Each]>;
  };
}
