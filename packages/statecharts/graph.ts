import type { AnyModel, AnySample } from './any-model.ts';
import { movesOf, type Moves } from './moves-of.ts';
import { isHeard, keyOf, linger, type Standstill, type Taken, type WaitsTold } from './standstill.ts';

/** A step out of a place; `sample` and `taken` are null when time passes and no wait ends. */
export type Edge = {
  readonly sample: AnySample | null;
  readonly to: Place;
  readonly walked: readonly string[];
  readonly taken: Taken | null;
};

/** Moments that cannot be told apart, by the first of them that was found. */
export type Place = {
  readonly key: string;
  readonly still: Standstill;
  readonly input: number;
  readonly from: { readonly place: Place; readonly sample: AnySample | null } | null;
};

export type Breakage = { readonly place: Place; readonly sample: AnySample; readonly error: unknown };

export type Graph = {
  readonly moves: Moves;
  readonly starts: readonly { readonly place: Place; readonly walked: readonly string[] }[];
  readonly edgesOf: (place: Place) => readonly Edge[];
  /** A place for exactly this standstill, its clock included, where a known place is only one that looks the same. */
  readonly exactly: (still: Standstill, input: number) => Place;
  readonly breakages: readonly Breakage[];
};

export type View = {
  /** With `which`, waits end in any order; otherwise as on a clock. */
  readonly waits: WaitsTold;
  /** Adds the moves in which time passes and no wait ends: for a wait that must begin while another is nearly over. */
  readonly lingering: boolean;
};

export const graphOf = (model: AnyModel, { waits, lingering }: View): Graph => {
  const timing = waits === 'which' ? 'anyOrder' : 'inOrder';
  const moves = movesOf(model);
  const places = new Map<string, Place>();
  const edges = new Map<Place, readonly Edge[]>();
  const breakages: Breakage[] = [];

  const placeOf = (still: Standstill, input: number, from: Place['from']): Place => {
    const key = keyOf(model, still, waits);
    const known = places.get(key);
    if (known) return known;
    const place = { key, still, input, from };
    places.set(key, place);
    return place;
  };

  const findEdges = (place: Place): readonly Edge[] => {
    const found: Edge[] = [];
    for (const sample of model.events) {
      try {
        if (!isHeard(moves.machine, place.still, sample)) continue;
        const taken = moves.take(place.still, sample, timing);
        if (!taken) continue;
        if (taken.still.snapshot.status === 'error') breakages.push({ place, sample, error: taken.still.snapshot.error });
        else if (taken.walked.length > 0)
          found.push({ sample, to: placeOf(taken.still, place.input, { place, sample }), walked: taken.walked, taken });
      } catch (error) {
        breakages.push({ place, sample, error });
      }
    }
    const later = lingering ? linger(place.still) : null;
    return later ? [...found, { sample: null, to: placeOf(later, place.input, { place, sample: null }), walked: [], taken: null }] : found;
  };

  return {
    moves,
    breakages,
    exactly: (still, input) => ({ key: keyOf(model, still, waits), still, input, from: null }),
    starts: model.inputs.map((_, index) => {
      const { still, walked } = moves.begin(index);
      return { place: placeOf(still, index, null), walked };
    }),
    edgesOf: (place) => {
      const known = edges.get(place);
      if (known) return known;
      const found = findEdges(place);
      edges.set(place, found);
      return found;
    },
  };
};

/** How a place was first reached, in the words of the model: the input, then each event. */
export const wayTo = (model: AnyModel, place: Place): readonly string[] => {
  const said = place.from ? [...wayTo(model, place.from.place), place.from.sample?.says ?? 'time passes'] : [];
  return place.from ? said : [model.inputs[place.input]?.says ?? 'start'];
};
