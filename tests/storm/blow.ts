import { audit } from './auditor.ts';
import { busyFlows } from './busy-flows.ts';
import { auditHolds, hasWorkLeft } from './audit-card.ts';
import { CHALLENGES_END_WITHIN, HOLDS_END_WITHIN, LAST_RETRIES, NOON, PROVIDER_SPEAKS_EVERY, REST_WITHIN, SWEEP_EVERY } from './moments.ts';
import type { Outcome, Run } from './run.ts';

/** The longest that a storm blows, milliseconds. */
const STORM_LASTS = 150_000;
/** How many times slower the server's rounds go while nothing happens any more. */
const LONG_CALM_PACE = 12;

/** The rounds of the server, its sweeper's and its provider's, as the cast has them. */
function startRounds(run: Run): { readonly slowDown: () => void } {
  const { server, clock, cast } = run;
  let pace = 1;
  const every = (milliseconds: number, act: () => Promise<void>) => {
    clock.after(milliseconds * pace, async () => {
      await act();
      every(milliseconds, act);
    });
  };
  every(SWEEP_EVERY, () => server.sweep({ settles: cast.rescuers.sweeper }));
  if ([...cast.people, cast.next].some(({ wishes }) => wishes.card !== null))
    every(PROVIDER_SPEAKS_EVERY, () => server.deliverProviderEvents(run, { delivers: cast.rescuers.events }));
  return {
    slowDown: () => {
      pace = LONG_CALM_PACE;
    },
  };
}

/** Everybody loads the page that checks payments, on another device: alone that must be enough where nobody else looks after them. */
async function lookAgain(run: Run): Promise<void> {
  if (run.cast.rescuers.sweeper) return;
  for (const { shopper } of run.people)
    run
      .newBrowser(await run.world.shoppers.anotherDevice(shopper))
      .open()
      .openChecking();
  await run.clock.until(run.clock.now() + REST_WITHIN);
}

/** Everything in the browsers comes to rest in time (I17). */
async function rest(run: Run): Promise<void> {
  await run.clock.until(Math.max(run.clock.now(), run.lastFault() + REST_WITHIN));
  const busy = () => run.tabs().flatMap((tab) => busyFlows(tab).map((flow) => `${tab.name} ${flow}`));
  await run.clock.until(run.clock.now() + LAST_RETRIES, () => busy().length === 0);
  if (busy().length > 0) run.violate('I17', `still busy after the last fault: ${busy().join(', ')}`);
}

export async function blow(run: Run): Promise<Outcome> {
  const { clock, cast, world } = run;
  await world.begin(cast);
  for (const { wishes, wallet } of cast.people) await run.enter(wishes, wallet);
  const rounds = startRounds(run);
  if (cast.pricesRiseAfter !== null)
    clock.after(cast.pricesRiseAfter, async () => {
      await world.pricesRise();
      run.note('prices rise');
    });
  if (cast.nextAfter !== null)
    clock.after(cast.nextAfter, () => {
      const [first] = run.browsers;
      if (first) run.handOver(first);
    });
  await clock.until(NOON + STORM_LASTS, () => run.people.every((person) => person.isDone()));
  run.calmDown();
  await rest(run);
  await clock.until(clock.now() + HOLDS_END_WITHIN);
  if (!run.server.isUp()) await run.server.start();
  await lookAgain(run);
  await auditHolds(run);
  if (await hasWorkLeft(run)) {
    rounds.slowDown();
    await clock.until(clock.now() + CHALLENGES_END_WITHIN);
    await lookAgain(run);
  }
  await audit(run);
  run.closeBrowsers();
  await world.end();
  return run.outcome();
}
