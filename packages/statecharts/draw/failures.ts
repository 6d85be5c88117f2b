import { boxesIn, type Box, type Way } from './chart.ts';
import { slugOf } from './words.ts';

export type FailureWay = {
  readonly from: Box;
  readonly way: Way;
  /** The state it leads to, in words; where it stays, its own. */
  readonly leadsTo: string;
  /** Its name in files. */
  readonly slug: string;
};

/** Every way of a chart that is drawn as a failure, and every wait for an answer that ends without one. */
export const failuresOf = (root: Box): readonly FailureWay[] => {
  const boxes = boxesIn(root);
  return boxes.flatMap((from) =>
    from.ways
      .filter(({ cause }) => cause === 'failure' || (cause === 'time' && from.kind === 'answer'))
      .map((way) => ({
        from,
        way,
        leadsTo: boxes.find(({ path }) => path === way.to)?.title ?? from.title,
        slug: slugOf(`${from.path} ${way.words}`),
      })),
  );
};
