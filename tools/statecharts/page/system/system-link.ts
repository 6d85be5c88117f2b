/** What the address of a system's page names: what stands beside, the flow that is opened, a journey and how far it is. */
export type SystemLink = {
  readonly side: 'simulate' | 'journeys';
  readonly open: string | null;
  readonly journey: string | null;
  readonly step: number;
};

/** Reads what stands behind the # of an address. */
export const readSystemLink = (hash: string): SystemLink => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const journey = words.get('journey');
  return {
    side: journey !== null || words.has('journeys') ? 'journeys' : 'simulate',
    open: words.get('open'),
    journey,
    step: Number(words.get('step') ?? 0),
  };
};

/** Writes it again. */
export const writeSystemLink = ({ side, open, journey, step }: SystemLink): string => {
  const words: string[] = [];
  if (journey !== null) words.push(`journey=${encodeURIComponent(journey)}`, `step=${step}`);
  else if (side === 'journeys') words.push('journeys');
  if (open !== null) words.push(`open=${encodeURIComponent(open)}`);
  return `#${words.join('&')}`;
};
