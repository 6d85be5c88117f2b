import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { getFn } from 'vitest/suite';

type Coverage = { readonly static: Record<string, number>; readonly perTest: Record<string, Record<string, number>> };
type Switches = {
  activeMutant?: string | undefined;
  currentTestId?: string;
  mutantCoverage?: Coverage;
  hitCount?: number;
  hitLimit?: number;
};
type Found = { killed: Record<string, string>; hit: Record<string, true>; early: Record<string, true>; leaky: string[]; failing: string[] };

/** A test that takes longer than this with a change in it, and many times as long as without, has noticed it, milliseconds. */
const PATIENCE = { least: 4_000, times: 10, most: 10_000 };
/** A change that has run so often within one test runs for ever. */
const MOST_HITS = 20_000;

const switches = ((globalThis as Record<string, unknown>).__stryker__ ??= {}) as Switches;
const FILE = process.env.MUTANTS_FOUND ?? '';
const found: Found = { killed: {}, hit: {}, early: {}, leaky: [], failing: [] };

/** A test may stop the clock. */
const [soon, forget] = [globalThis.setTimeout, globalThis.clearTimeout];
const now = performance.now.bind(performance);

class TooLong extends Error {}

const patiently = (run: Promise<unknown>, patience: number): Promise<unknown> => {
  let timer: ReturnType<typeof soon> | undefined;
  const late = new Promise((_, stop) => {
    timer = soon(() => stop(new TooLong('This takes too long')), patience);
  });
  return Promise.race([run, late]).finally(() => forget(timer));
};

/**
 * Runs each test once as it is, then once more with each change that it reaches and that no test has noticed yet: nothing
 * is loaded anew, so thousands of changes take minutes. What only runs while a file is loaded cannot be changed so.
 */
export default class PageRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const fn = getFn(test);
    const run = () => {
      // An expectation of an earlier run that still waits would be waited for by this one.
      (test as { promises?: Promise<unknown>[] }).promises = [];
      return fn();
    };
    switches.activeMutant = undefined;
    switches.currentTestId = test.id;
    const begun = now();
    try {
      await run();
    } catch (error) {
      // As it is; what a change makes a test say afterwards is another thing.
      found.failing.push(`${test.name} (${String(error).split('\n', 1)[0]})`);
      throw error;
    }
    const patience = Math.min(PATIENCE.most, Math.max(PATIENCE.least, PATIENCE.times * (now() - begun)));
    const reached = Object.keys(switches.mutantCoverage?.perTest[test.id] ?? {});
    const passes = () =>
      patiently(Promise.resolve().then(run), patience).then(
        () => true,
        () => false,
      );
    // What runs from now on until the next test runs while a file is loaded.
    delete switches.currentTestId;
    Object.assign(found.hit, Object.fromEntries(reached.map((id) => [id, true])));
    for (const id of reached) {
      if (id in found.killed) continue;
      Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: MOST_HITS });
      try {
        await patiently(Promise.resolve().then(run), patience);
      } catch (error) {
        found.killed[id] = test.fullName ?? test.name;
        // What hangs goes on beside the next run. Where the test no longer passes as it is, it can tell nothing more.
        Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
        if (error instanceof TooLong && !(await passes())) {
          found.leaky.push(test.name);
          return;
        }
      } finally {
        Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
      }
    }
    if (reached.length === 0) return;
    // What a change left behind must not speak for the next one.
    if (!(await passes())) found.leaky.push(test.name);
  }

  override onAfterRunFiles(): void {
    const before: Found = existsSync(FILE)
      ? (JSON.parse(readFileSync(FILE, 'utf8')) as Found)
      : { killed: {}, hit: {}, early: {}, leaky: [], failing: [] };
    const early = Object.fromEntries(Object.keys(switches.mutantCoverage?.static ?? {}).map((id) => [id, true as const]));
    writeFileSync(
      FILE,
      JSON.stringify({
        killed: { ...before.killed, ...found.killed },
        hit: { ...before.hit, ...found.hit },
        early: { ...before.early, ...early },
        leaky: [...new Set([...before.leaky, ...found.leaky])],
        failing: [...new Set([...before.failing, ...found.failing])],
      }),
    );
  }
}
