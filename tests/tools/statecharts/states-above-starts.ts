const attribute = (text: string, name: string): number => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(text)?.[1]);

/** Every state that stands wholly above the dot where the reading of its group begins, as the written SVG has them: 'state' over 'group'. */
export const statesAboveStarts = (svg: string): readonly string[] => {
  const states = [...svg.matchAll(/<g class="state[^>]* data-state="([^"]*)".*?(<rect class="box"[^>]*>)/g)].map(
    ([, path = '', box = '']) => ({ path, bottom: attribute(box, 'y') + attribute(box, 'height') }),
  );
  const starts = [...svg.matchAll(/<g class="start" data-line="([^"]*)\.>"><circle([^>]*)>/g)].map(([, group = '', dot = '']) => ({
    group,
    y: attribute(dot, 'cy'),
  }));
  if (states.length === 0 || starts.length === 0) throw new Error('A drawing without a state or without a start');
  return starts.flatMap(({ group, y }) =>
    states
      .filter(({ path, bottom }) => (group === '' || path.startsWith(`${group}.`)) && bottom < y)
      .map(({ path }) => `${path || 'anywhere'} over ${group || 'the whole'}`),
  );
};
