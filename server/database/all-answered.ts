/**
 * Waits until all that was asked together in a transaction is answered, also where one of it failed: what comes after may
 * then be sure that nothing is under way any more.
 * @throws the first failure
 */
export async function allAnswered<const Asked extends readonly Promise<unknown>[]>(
  asked: Asked,
): Promise<{ -readonly [Each in keyof Asked]: Awaited<Asked[Each]> }> {
  const settled = await Promise.allSettled(asked);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as {
    -readonly [Each in keyof Asked]: Awaited<Asked[Each]>;
  };
}
