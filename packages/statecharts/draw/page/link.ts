export const parts = ['read', 'simulate', 'journeys', 'coverage', 'replay'] as const;
export type Part = (typeof parts)[number];

export type Link = { readonly part: Part; readonly state: string | null; readonly journey: string | null; readonly step: number | null };

export const readLink = (hash: string): Link => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const named = parts.find((part) => words.has(part));
  const journey = words.get('journey');
  const step = words.get('step');
  return {
    part: named ?? (journey === null ? 'read' : 'journeys'),
    state: words.get('state'),
    journey,
    step: step === null ? null : Number(step),
  };
};

export const writeLink = ({ part, state, journey, step }: Link): string => {
  const words: string[] = [];
  if (journey !== null) words.push(`journey=${encodeURIComponent(journey)}`);
  else if (part !== 'read') words.push(part);
  if (step !== null) words.push(`step=${step}`);
  if (state !== null) words.push(`state=${encodeURIComponent(state)}`);
  return `#${words.join('&')}`;
};
