type Point = { readonly x: number; readonly y: number };

const cornersOf = (path: string): readonly Point[] =>
  [...path.matchAll(/[MLQ]([^MLQZ]+)/g)].map(([, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(/\s+/).map(Number).slice(-2);
    return { x, y };
  });

/** How far a text reaches above and below its baseline, in pixels. */
const reach = { above: 10, below: 3 } as const;

/** Every line of a drawing that goes through a text (a group's title has a ground of its own), as the written SVG has them: 'line' over 'text'. */
export const linesOverWords = (svg: string): readonly string[] => {
  const texts = [...svg.matchAll(/<text class="(?!group-title)[^"]*" x="([-\d.]+)" y="([-\d.]+)" textLength="([\d.]+)"[^>]*>([^<]*)/g)].map(
    ([, x, y, length, text]) => ({ x: Number(x), y: Number(y), length: Number(length), text }),
  );
  const lines = [...svg.matchAll(/<g class="(?:line|start)[^"]*" data-line="([^"]*)".*?<path class="wire" d="([^"]+)"/g)].map(
    ([, line, path = '']) => ({ line, corners: cornersOf(path) }),
  );
  return lines.flatMap(({ line, corners }) =>
    texts
      .filter(({ x, y, length }) =>
        corners.slice(1).some((to, index) => {
          const from = corners[index] ?? to;
          return (
            Math.min(from.x, to.x) < x + length &&
            x < Math.max(from.x, to.x) &&
            Math.min(from.y, to.y) < y + reach.below &&
            y - reach.above < Math.max(from.y, to.y)
          );
        }),
      )
      .map(({ text }) => `${line} over ${text}`),
  );
};
