import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, as they start servers and kill them, or are storms: begun last, one would keep a core waiting for its end. */
export const LONGEST: readonly string[] = [
  'tests/shop/what-is-typed.test.ts',
  'tests/server/client/cart-storm.test.ts',
  'tests/server/database/query-plans.test.ts',
  'tests/server/process/card-crash.test.ts',
  'tests/server/process/demo-accounts.test.ts',
  'tests/server/process/embedded-crash.test.ts',
  'tests/server/process/start.test.ts',
  'tests/server/process/stop.test.ts',
  'tests/server/races/one-purchase.test.ts',
  'tests/server/routes/contract-trial.test.ts',
  'tests/storm/storm.test.ts',
];

/** Files in Vitest's order, but that the longest of each project are begun first. The files of a project stay together: they share processes. */
export function longestFirst<File extends { readonly moduleId: string; readonly project: { readonly name: string } }>(
  files: readonly File[],
): File[] {
  const isLong = ({ moduleId }: File) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));
  return [...new Set(files.map(({ project }) => project.name))].flatMap((name) => {
    const own = files.filter(({ project }) => project.name === name);
    return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
  });
}

/** Vitest begins with what took longest before; of a fresh clone it knows only how large files are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
