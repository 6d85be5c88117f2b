export type Doer = 'customer' | 'server' | 'bank' | 'network' | 'time' | 'page';

/** Where one of the charts stands, as it is told: who it is, its state, and the page of its drawing where it has one. */
export type Standing = { readonly who: string; readonly is: string; readonly link?: string };

export type ToldStep = { readonly by: Doer; readonly says: string; readonly stands: readonly Standing[] };

export type ToldJourney = {
  readonly world: string;
  readonly begin: readonly Standing[];
  readonly steps: readonly ToldStep[];
};

/** A claim with what came of it; the journey breaks it where it is not true, and else shows it. */
export type ToldClaim = {
  readonly id: string;
  readonly kind: 'always' | 'never' | 'leads to';
  readonly says: string;
  readonly means: string;
  readonly section: string;
  readonly worlds: readonly string[];
  readonly isTrue: boolean;
  readonly journey: ToldJourney | null;
  readonly bugs: readonly { readonly says: string; readonly last: string }[];
};

/** A world with its size: situations that can be reached, moves between them, and the processor's milliseconds. */
export type ToldWorld = {
  readonly id: string;
  readonly says: string;
  readonly situations: number;
  readonly moves: number;
  readonly milliseconds: number;
};

/** What `npm run claims` writes down, for the page and for whoever compares. */
export type ClaimsRecord = {
  readonly recorded: string;
  readonly command: string;
  readonly worlds: readonly ToldWorld[];
  /** The smaller worlds of `npm run check`, by which it is seen that a record is of other charts. */
  readonly samples: readonly Pick<ToldWorld, 'id' | 'situations' | 'moves'>[];
  readonly claims: readonly ToldClaim[];
};
