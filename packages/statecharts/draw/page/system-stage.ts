import type { Known } from './facts.ts';
import type { SystemNow, SystemRun } from '../systems/run-system.ts';
import type { System, ToldStep } from '../systems/system.ts';

/** What the address of a system's page names: the flow that is opened, a journey and how far it is. */
export type SystemLink = { readonly open: string | null; readonly journey: string | null; readonly step: number };

export const readSystemLink = (hash: string): SystemLink => {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  return { open: words.get('open'), journey: words.get('journey'), step: Number(words.get('step') ?? 0) };
};

export const writeSystemLink = ({ open, journey, step }: SystemLink): string =>
  `#${new URLSearchParams({ ...(journey === null ? {} : { journey, step: String(step) }), ...(open === null ? {} : { open }) })}`;

export type SystemStage = {
  readonly system: System;
  readonly exported: string;
  readonly from: string;
  readonly known: (id: string) => Known;
  readonly link: SystemLink;
  readonly run: SystemRun;
  readonly now: SystemNow;
  readonly begins: string;
  readonly steps: readonly ToldStep[];
  /** Opens a flow, or closes it with null. */
  readonly open: (part: string | null) => void;
  /** Begins anew and does all of these. */
  readonly replay: (begins: string, steps: readonly ToldStep[]) => void;
  readonly play: (journey: string | null, step: number) => void;
};

export const titlesAt = (known: Known, at: readonly string[]): string => at.map((path) => known.titleOf(path)).join(', ');
