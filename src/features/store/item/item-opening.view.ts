export type Coming = { readonly is: 'here' | 'coming' | 'lost' | 'retrying'; readonly losses: number };

export const HERE: Coming = { is: 'here', losses: 0 };
export const COMING: Coming = { is: 'coming', losses: 0 };

export function comingAfter(coming: Coming, what: 'lost' | 'retried'): Coming {
  const { is, losses } = coming;
  if (what === 'retried') return is === 'lost' ? { is: 'retrying', losses } : coming;
  return is === 'coming' || is === 'retrying' ? { is: 'lost', losses: losses + 1 } : coming;
}

export const tryOf = ({ is, losses }: Coming): number => (is === 'lost' ? losses : losses + 1);

/**
 * What is on the screen of an item that was opened: the scrim that answers the tap, the dialog's outline once that is
 * drawn, and the dialog once its code is there and the outline was seen.
 */
export function openingOf<Opened>({
  opened,
  outlined,
  drawn,
  hasCode,
}: {
  readonly opened: Opened | null;
  readonly outlined: Opened | null;
  readonly drawn: Opened | null;
  readonly hasCode: boolean;
}): 'closed' | 'scrim' | 'outline' | 'dialog' {
  if (opened === null) return 'closed';
  if (hasCode && drawn === opened) return 'dialog';
  return outlined === opened ? 'outline' : 'scrim';
}
