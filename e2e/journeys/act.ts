import 'temporal-polyfill/global';
import { expect, test, type Page } from '@playwright/test';
import type { Failure } from '#contract/failure.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { Result } from '#contract/result.ts';
import type { AnyModel, AnySample } from '#statecharts/any-model.ts';
import type { Journey } from '#statecharts/journeys.ts';
import { journeysOfQuestions, tellsOf } from '#statecharts/questions.ts';
import { answeredPort } from '#statecharts/standstill.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { failuresOf } from '#statecharts/draw/failures.ts';
import { failureScene, refusedScene, standingScene } from '#statecharts/draw/page/scene-names.ts';
import { refusalSentence } from '#tools/statecharts/project.ts';
import { keepBrowserRun } from '#statecharts/keep-runs.ts';
import { widthOf } from '../width-of.ts';
import { asThePageReaches, modelOf, type Flow, type Stage } from './flow.ts';
import { HeldCalls } from './held-calls.ts';
import { journeysOfRun } from './journeys-of-run.ts';
import { axeFindsNothingAtTheEnd } from './axe-states.ts';
import { takeScene } from './scenes.ts';
import { walksForScenes, type Walk } from './walks-for-scenes.ts';
import { WALKED_IN_VERIFY } from './walked-in-verify.ts';

export { modelOf, type Stage };

/** The longest that a wait lasts whose length the chart computes anew each time, milliseconds. */
const RECKONED_WAIT = 125_000;

/** What a step takes on a machine that is busy with other work, milliseconds. */
const SLOW_STEP = 30_000;
const SLOW_START = 300_000;

/** Answers a call as a sample says: the real server where it is a success, else a refusal or no answer at all. */
async function answer({ calls }: Stage<unknown>, path: string, { event }: AnySample): Promise<void> {
  const route = await calls.take(path);
  const output = event.output as Result<unknown, Failure>;
  if (output.ok) return route.continue();
  const { failure } = output;
  if (failure.kind === 'refused')
    return route.fulfill({ json: { success: false, error_code: failure.code, ...(failure.reason ? { reason: failure.reason } : {}) } });
  if (failure.cause === 'limited')
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': String((failure.retryAfterMs ?? 0) / 1_000) },
      json: { success: false },
    });
  return route.abort('internetdisconnected');
}

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** What is shown counts here, not how it looks or moves there: without a graphics card both take most of the time. */
async function dullPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!process.env.SCENES) await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
}

async function letTimePass({ page }: Stage<unknown>, { machine }: AnyModel, { event }: AnySample): Promise<void> {
  // A whole call later the page has taken in every answer given before, so that the wait that is to pass has begun.
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text();
  });
  const delay = machine.implementations.delays?.[event.type.split('.')[2] ?? ''] as unknown;
  await page.clock.fastForward(typeof delay === 'number' ? delay : RECKONED_WAIT);
}

async function act<State extends string, Props>(flow: Flow<State, Props>, stage: Stage<Props>, sample: AnySample): Promise<void> {
  const own = flow.acts[sample.says];
  if (own) return own(stage, sample);
  const port = answeredPort(sample.event.type);
  const path = port === null ? undefined : flow.ports[port];
  if (path !== undefined) return answer(stage, path, sample);
  if (sample.event.type.startsWith('xstate.after.')) return letTimePass(stage, flow.model, sample);
  throw new Error(`nobody knows how it happens in the page that ${sample.says}`);
}

const titleOf = (model: AnyModel, { input, steps }: Journey): string => {
  const start = model.inputs[input]?.says ?? '';
  return steps.length === 0
    ? start
    : `${start}, then ${steps.length === 1 ? '' : `in ${steps.length} steps from “${steps[0]?.says}” to `}“${steps.at(-1)?.says}”`;
};

/** Every transition that the page can be brought to walk, in as few journeys as do. */
function everyWalk(reachable: AnyModel): readonly Walk[] {
  const { journeys } = journeysOfRun(reachable);
  const titles = journeys.map((journey) => titleOf(reachable, journey));
  return journeys.map((journey, turn) => {
    const alike = titles.slice(0, turn).filter((other) => other === titles[turn]).length;
    return { title: `${titles[turn]}${alike === 0 ? '' : ` (${alike + 1})`}`, journey };
  });
}
/** For a change the longest answer to a question shows that the page and the chart speak of the same; actors walk every transition (`describeMachine`). */
function walkForAChange(reachable: AnyModel): readonly Walk[] {
  const [longest] = askedInThePage(reachable).toSorted((a, b) => b.journey.steps.length - a.journey.steps.length);
  if (!longest) throw new Error(`No question of ${reachable.title} can be asked in the page: it belongs to WALKED_IN_VERIFY`);
  return [longest];
}

/**
 * Tests that walk a flow in the page: the answer to one of its questions, or none (`WALKED_IN_VERIFY`), and with EVERY_TEST
 * (`npm run verify`) every transition that the page can be brought to walk, and every question's answer.
 */
export function actInThePage<State extends string, Props>(flow: Flow<State, Props>): void {
  const { model } = flow;
  const { reachable } = asThePageReaches(flow);
  if (!process.env.EVERY_TEST && model.machine.id in WALKED_IN_VERIFY) return;
  const failures = new Map(failuresOf(chartOf(model)).map(({ way, slug }) => [way.id, slug]));

  test.describe(model.title, () => {
    const acted = process.env.SCENES
      ? walksForScenes(everyWalk(reachable), askedInThePage(reachable), failures)
      : process.env.EVERY_TEST
        ? [...everyWalk(reachable), ...askedInThePage(reachable)]
        : walkForAChange(reachable);
    for (const { title, journey } of acted) {
      test(title, async ({ page }) => {
        // A journey's length is the chart's: whoever walks thirty steps needs more time than whoever walks three.
        test.setTimeout(SLOW_START + journey.steps.length * SLOW_STEP);
        const began = Date.now();
        const walkedSteps: string[] = [];
        const seen = new Set<string>();
        let done = 0;
        let last: readonly string[] = [];
        try {
          await page.clock.install();
          await dullPage(page);
          const calls = await HeldCalls.of(page, [...new Set(Object.values(flow.ports))]);
          const stage: Stage<Props> = {
            page,
            calls,
            props: await flow.open(
              page,
              calls,
              model.inputs.findIndex(({ says }) => says === reachable.inputs[journey.input]?.says),
            ),
          };
          const look = async (paths: readonly string[]) => {
            for (const path of paths) await flow.states[path as State](stage);
          };
          const take = (name: string) =>
            takeScene(page, model.machine.id, name, {
              byWordsAlone: flow.hearsLanguage === true,
              ownLanguageAlone: flow.ownLanguageAlone === true,
              isStill: () => look(last),
            });
          const see = async (paths: readonly string[]) => {
            await look(paths);
            for (const path of paths) seen.add(path);
            last = paths;
            await take(standingScene(paths));
          };
          await see(journey.from);
          for (const { sample, says, walked, to } of journey.steps) {
            done += 1;
            // A step that walks nothing was planned from a look-alike; the page does not let it happen here.
            if (!sample || walked.length === 0) continue;
            await test.step(says, async () => {
              await act(flow, stage, sample);
              await see(to);
              // What a sample is told with for another reason is said in that reason's own words.
              if (model.events.includes(sample)) await flow.afterwards?.[says]?.(stage, sample);
              if (journey.refusal !== undefined && tellsOf(sample, journey.refusal)) {
                await expect(page.getByText(refusalSentence(journey.refusal as RefusalReason)).first()).toBeVisible();
                await take(refusedScene(journey.refusal));
              }
              for (const id of walked) {
                const slug = failures.get(id);
                if (slug !== undefined) await take(failureScene(slug));
              }
            });
            walkedSteps.push(...walked);
          }
          await axeFindsNothingAtTheEnd(page, `${model.machine.id}: ${last.at(-1)}`);
        } finally {
          // A call may be on its way still whose answer nobody waits for any more.
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          const info = test.info();
          keepBrowserRun(`${widthOf(info)} ${title}`, {
            machine: model.machine.id,
            at: new Date().toISOString(),
            project: widthOf(info),
            title,
            passed: info.errors.length === 0 && done === journey.steps.length,
            milliseconds: Date.now() - began,
            steps: journey.steps.length,
            done,
            walked: [...new Set(walkedSteps)],
            states: [...seen],
          });
        }
      });
    }
  });
}

/** The journeys that answer the questions of a flow, those that a page can be brought to walk. */
const askedInThePage = (reachable: AnyModel): readonly Walk[] =>
  (reachable.questions ?? []).flatMap((question) => {
    const samples = question.says.map((words) => reachable.events.find(({ says }) => says === words));
    if (samples.includes(undefined) || !reachable.inputs.some(({ says }) => says === question.begins)) return [];
    const [journey] = walkable({ ...reachable, questions: [question] });
    return journey ? [{ title: `what happens when ${question.when}`, journey }] : [];
  });

/** The journeys of a model's questions; none where the rules of the page forbid one. */
const walkable = (model: AnyModel): readonly Journey[] => {
  try {
    return journeysOfQuestions(model);
  } catch {
    return [];
  }
};
