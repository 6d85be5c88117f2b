import { drawn, type Drawing } from './drawn.tsx';

/** What a hook gives at the moment. */
export async function given<Given>(use: () => Given, drawing: Drawing = {}) {
  let now: Given | null = null;
  const page = await drawn(() => {
    now = use();
    return [null, () => undefined];
  }, drawing);
  return { ...page, now: () => now as Given };
}
