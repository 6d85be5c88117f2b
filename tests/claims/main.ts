/**
 * Proves every claim in every world: `npm run claims [-- --write]`. Prints sizes and times, and the shortest journey that breaks a
 * claim; ends badly where one is broken, or where a planted bug breaks other claims than it is said to. With `--write` it is
 * written down in benchmarks/claims.json, from which `npm run statecharts` builds the page of claims.
 */
import 'temporal-polyfill/global';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CUSTOMERS_CLAIMS } from './claims/of-customers.ts';
import { SENDERS_CLAIMS } from './claims/of-senders.ts';
import { oneBookingOf, onePageOf } from './customers/customers.ts';
import { breaks, brokenBy } from './plants/found-by.ts';
import { CUSTOMERS_PLANTS, PAYMENT_PLANTS, SENDERS_PLANTS, type Plant } from './plants/plants.ts';
import { PAYING_CLAIMS, proveCustomers, provePayment, proveSenders, type Explored } from './prove-all.ts';
import { SAMPLES, SETTINGS } from './settings.ts';
import type { ClaimsRecord, ToldClaim, ToldWorld } from '#statecharts/claims-record.ts';
import { standsInPayment } from './telling/stands-in-payment.ts';
import { standsOfCustomers } from './telling/stands-of-customers.ts';
import { together, toldOf, type Tell } from './telling/tell.ts';
import { payingIn } from './worlds.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const say = (words: string) => process.stdout.write(`${words}\n`);
const claims = new Map<string, ToldClaim>();
const worlds: ToldWorld[] = [];
let isGood = true;

function hear<Situation>(explored: Explored<Situation>, tell: Tell<Situation>): void {
  const { id, says, product, milliseconds, findings } = explored;
  worlds.push({ id, says, situations: product.situations.length, moves: product.from.length, milliseconds });
  say(
    `${id}: ${product.situations.length} situations, ${product.from.length} moves, ${milliseconds} ms of a processor, ${findings.length} claims`,
  );
  for (const finding of findings) {
    const told = toldOf(explored, finding, tell);
    const before = claims.get(told.id);
    claims.set(told.id, before ? together(before, told) : told);
    if (finding.isTrue) continue;
    isGood = false;
    say(`  broken: ${told.says}`);
    for (const step of told.journey?.steps ?? []) say(`    ${step.says}`);
  }
}

function reportPlant(plant: Plant, broken: ReadonlyMap<string, string>): void {
  const expected = [plant.breaks, ...(plant.with ?? [])].sort().join(', ');
  const found = [...broken.keys()].sort().join(', ');
  if (found !== expected || broken.get(plant.breaks) !== plant.last) {
    isGood = false;
    say(`  planted, ${plant.bug}: breaks ${found || 'nothing'} (last: ${broken.get(plant.breaks)}), not ${expected} (last: ${plant.last})`);
  }
  const claim = claims.get(plant.breaks);
  if (claim) claims.set(claim.id, { ...claim, bugs: [...claim.bugs, { says: plant.bug, last: plant.last }] });
}

for (const setting of SETTINGS) hear(provePayment(setting), standsInPayment);
hear(proveCustomers(), standsOfCustomers);
hear(proveSenders(), standsOfCustomers);
for (const plant of PAYMENT_PLANTS) {
  const where = plant.world.hears ? 'tabs' : plant.world.tabs === 2 ? 'two' : 'one';
  reportPlant(
    plant,
    brokenBy(
      payingIn(plant.world, plant.charts),
      PAYING_CLAIMS.filter((claim) => claim.in.includes(where)),
    ),
  );
}
// What one customer leaves to the next multiplies this world: only as much of it is looked at as breaks the claim.
for (const [plants, claimed, visited] of [
  [CUSTOMERS_PLANTS, CUSTOMERS_CLAIMS, onePageOf],
  [SENDERS_PLANTS, SENDERS_CLAIMS, oneBookingOf],
] as const)
  for (const plant of plants) {
    const last = breaks(visited(plant.charts, false), claimed.find(({ id }) => id === plant.breaks) as (typeof claimed)[number]);
    reportPlant(plant, new Map(last === null ? [] : [[plant.breaks, last]]));
  }
say(
  `${claims.size} claims, ${PAYMENT_PLANTS.length + CUSTOMERS_PLANTS.length + SENDERS_PLANTS.length} planted bugs: ${isGood ? 'all as they should be' : 'not as they should be'}`,
);

if (values.write) {
  const samples = SAMPLES.map((sample) => {
    const { id, product } = provePayment(sample);
    return { id, situations: product.situations.length, moves: product.from.length };
  });
  const record: ClaimsRecord = {
    recorded: new Date().toISOString().slice(0, 10),
    command: 'npm run claims -- --write',
    worlds,
    samples,
    claims: [...claims.values()],
  };
  writeFileSync(new URL('../../benchmarks/claims.json', import.meta.url), `${JSON.stringify(record)}\n`);
}
process.exitCode = isGood ? 0 : 1;
