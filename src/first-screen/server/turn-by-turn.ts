type Wake = () => void;

/**
 * One after the other, each in a turn of the event loop of its own: what takes long in one piece, and comes to be done for
 * several at the same moment, holds up everything else no longer than one of them does.
 */
export function turnByTurn(later: (next: Wake) => unknown = setImmediate): () => Promise<void> {
  const waiting: Wake[] = [];
  const goOn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) later(goOn);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) later(goOn);
    });
}
