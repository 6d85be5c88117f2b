import type { Page, Request, Route } from '@playwright/test';
import { drawNoBasket } from '../open-page.ts';

const SETTLING_MS = 60;
const PATIENCE_MS = 8_000;
/** A part of the page is waited for so long at most before it is asked for again (`src/browser/load-part.ts`). */
const LONGEST_PAUSE_MS = 3_600;

/** Calls that wait for the test to answer them, by path. A call that the page gives up is forgotten. */
export class HeldCalls {
  readonly #waiting = new Map<string, Route[]>();

  private constructor(private readonly page: Page) {}

  static async of(page: Page, paths: readonly string[]): Promise<HeldCalls> {
    const held = new HeldCalls(page);
    // What the server draws by itself would forestall the page's own first calls.
    await drawNoBasket(page);
    for (const path of paths) await held.hold(path);
    const forget = (request: Request) => {
      for (const routes of held.#waiting.values()) {
        const index = routes.findIndex((route) => route.request() === request);
        if (index >= 0) routes.splice(index, 1);
      }
    };
    page.on('requestfailed', forget);
    return held;
  }

  /** Holds one more path, in which `*` stands for anything but a slash. */
  async hold(path: string): Promise<void> {
    this.#waiting.set(path, []);
    await this.page.route(`**${path}`, (route) => void this.#waiting.get(path)?.push(route));
  }

  isWaiting(path: string): boolean {
    return (this.#waiting.get(path)?.length ?? 0) > 0;
  }

  /** The newest call that waits; it is then the caller's to answer. @throws Error when none comes */
  async take(path: string): Promise<Route> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      const route = this.#waiting.get(path)?.splice(0).at(-1);
      if (route) return route;
    }
    throw new Error(`nobody called ${path}`);
  }

  /**
   * Loses a part of the page, however often the page (and the browser beside it) asks for its script: the last ask is a
   * `fetch`, which learns if it can be had at all.
   */
  async losePart(path: string): Promise<void> {
    for (;;) {
      const route = await this.take(path);
      const isLast = route.request().resourceType() === 'fetch';
      await route.abort('failed');
      if (isLast) return;
      await this.page.clock.fastForward(LONGEST_PAUSE_MS);
    }
  }
}
