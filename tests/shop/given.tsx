import { drawn, type Drawing } from './drawn.tsx';

export async function given<Given>(use: () => Given, drawing: Drawing = {}) {
  let now: Given | null = null;
  const page = await drawn(() => {
    now = use();
    return [null, () => undefined];
  }, drawing);
  return { ...page, now: () => now as Given };
}
