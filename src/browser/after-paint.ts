/** Does something once the screen has answered the press; at once in a tab that nobody sees, where nothing is painted. Gives what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => void (timer = setTimeout(act));
  const frame = document.hidden ? undefined : requestAnimationFrame(next);
  if (frame === undefined) next();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
