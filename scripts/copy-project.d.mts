import type { SpawnSyncReturns } from 'node:child_process';

export declare function copyProject(longest?: number): {
  readonly folder: string;
  readonly run: (command: string, ...args: readonly string[]) => SpawnSyncReturns<string>;
  readonly change: (file: string, text: string) => void;
  readonly restore: (file: string) => void;
  readonly remove: (file: string) => void;
  readonly end: () => void;
};
