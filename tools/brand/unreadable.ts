import { colourOf, type Theme } from '#server/brand/theme.ts';
import { contrast, nearestThatPasses, type Hex } from './contrast.ts';

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const LEAST = 4.5;

export const PAIRS: readonly (readonly [ink: string, ...grounds: readonly string[]])[] = [
  ['--ink', '--ground', '--surface', '--sunken', '--accent-soft'],
  ['--ink-2', '--ground', '--surface', '--sunken'],
  ['--ink-3', '--ground', '--surface'],
  ['--accent-ink', '--ground', '--surface', '--accent-soft'],
  ['--on-accent', '--accent', '--accent-hover'],
  ['--on-plaque', '--plaque'],
  ['--enamel-ink', '--enamel'],
  ['--on-board', '--board'],
  ['--on-safran', '--safran', '--safran-hover'],
  ['--warn-ink', '--surface', '--warn-soft'],
  ['--danger', '--ground', '--surface', '--danger-soft'],
  ['--ok', '--ground', '--surface', '--ok-soft'],
  ['--on-toast', '--toast'],
];

export type Unreadable = {
  readonly ink: string;
  readonly ground: string;
  readonly on: 'light' | 'dark';
  readonly colours: readonly [ink: Hex, ground: Hex];
  readonly contrast: number;
  /** The nearest colour of the words that can be read there, and of the ground that these words can be read on; null where there is none. */
  readonly nearest: readonly [ink: Hex | null, ground: Hex | null];
};

/** The pairs of a whole theme that stand less than 4.5 : 1 apart. */
export const unreadable = (theme: Theme): Unreadable[] =>
  PAIRS.flatMap(([ink, ...grounds]) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).flatMap((on, side) => {
        const colours = [colourOf(theme, ink)[side] ?? '', colourOf(theme, ground)[side] ?? ''] as const;
        const found = contrast(...colours);
        return found >= LEAST
          ? []
          : [
              {
                ink,
                ground,
                on,
                colours,
                contrast: found,
                nearest: [nearestThatPasses(...colours, LEAST), nearestThatPasses(colours[1], colours[0], LEAST)] as const,
              },
            ];
      }),
    ),
  );
