export type JourneyRun = {
  /** Steps that went as they should, of all its steps. */
  readonly done: number;
  readonly steps: number;
  readonly milliseconds: number;
  /** What went wrong; null when nothing did. */
  readonly wrong: string | null;
};

export type GuardRun = { readonly held: boolean; readonly failed: boolean };

export type ActorRun = {
  readonly machine: string;
  /** ISO 8601. */
  readonly at: string;
  /** Ids of all transition definitions at that time: a run of another version of the machine is known by them. */
  readonly definitions: readonly string[];
  readonly neverTaken: readonly string[];
  readonly walked: readonly string[];
  readonly guards: Readonly<Record<string, GuardRun>>;
  readonly states: readonly string[];
  readonly unreachable: readonly string[];
  readonly stuck: readonly string[];
  readonly journeys: Readonly<Record<string, JourneyRun>>;
  readonly forbidden: { readonly checked: number; readonly faults: readonly string[] };
};

export type BrowserRun = {
  readonly machine: string;
  /** ISO 8601. */
  readonly at: string;
  readonly project: string;
  readonly title: string;
  readonly passed: boolean;
  readonly milliseconds: number;
  readonly steps: number;
  readonly done: number;
  readonly walked: readonly string[];
  readonly states: readonly string[];
};

export type MachineRuns = {
  readonly actors: ActorRun | null;
  readonly browser: readonly BrowserRun[];
};
