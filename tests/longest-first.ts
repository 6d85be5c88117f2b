import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, which start servers and kill them, or are storms: begun last, one would keep a core waiting for its end. */
const LONGEST =
  /\/tests\/(?:storm\/storm|server\/process\/(?:start|two-builds|demo-accounts|kill-under-load|stop|embedded-crash|card-crash)|server\/routes\/sign-in-tries|server\/client\/cart-storm)\.test\.ts$/;

/** Vitest's own order, of which a fresh clone knows only how large files are, but that in each project the longest are begun first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
