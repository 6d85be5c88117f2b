import type { Known } from '../facts.ts';
import type { SystemNow, SystemRun } from '../../systems/run-system.ts';
import type { System, ToldStep } from '../../systems/system.ts';
import type { SystemLink } from './system-link.ts';

/** What every part of a system's page works with. */
export type SystemStage = {
  readonly system: System;
  /** The name that the system is exported by. */
  readonly exported: string;
  /** What is known of a flow's chart, by its id. */
  readonly known: (id: string) => Known;
  readonly link: () => SystemLink;
  readonly run: () => SystemRun;
  readonly now: () => SystemNow;
  readonly begins: () => string;
  readonly steps: () => readonly ToldStep[];
  /** Goes to another place of the page; opening and closing a flow can be taken back by the browser. */
  readonly go: (change: Partial<SystemLink>) => void;
  /** Does one thing more. */
  readonly happen: (step: ToldStep) => void;
  /** Begins anew and does all of these. */
  readonly replay: (begins: string, steps: readonly ToldStep[]) => void;
  /** Tells whoever hears the page. */
  readonly say: (words: string) => void;
};

/** A sentence of a sample with a large first letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The titles of the deepest states that a flow is in. */
export const titlesAt = (known: Known, at: readonly string[]): readonly string[] => at.map((path) => known.titleOf(path));
