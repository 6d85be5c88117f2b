import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { chartPart, type Reduce } from './chart-part.ts';
import type { Explorable } from './explore.ts';
import { pagesOf } from './page.ts';
import { bankMoves, serverMoves, timeMoves } from './world/by-itself.ts';
import { customerMoves } from './world/customer.ts';
import { networkMoves } from './world/network.ts';
import { bankMachine } from './world/bank.machine.ts';
import { serverMachine } from './world/server.machine.ts';
import { CLOSED, opened } from './world/tabs.ts';
import { toldApart } from './world/told-apart.ts';
import type { Charts, Situation, Settings, World } from './world/world.ts';

/** The charts as they are; those of a page are the storefront's own. */
export const CHARTS: Charts = { placement: orderPlacementMachine, payment: paymentMachine, server: serverMachine, bank: bankMachine };

function worldOf(settings: Settings, changed: Partial<Charts>, reduce: Reduce): { readonly world: World; readonly begin: Situation } {
  const charts = { ...CHARTS, ...changed };
  const placement = changed.payment ? charts.placement.provide({ actors: { payment: changed.payment } } as never) : charts.placement;
  const world: World = {
    settings,
    charts: { ...charts, placement },
    pages: pagesOf(reduce),
    server: chartPart(charts.server),
    bank: chartPart(charts.bank),
  };
  const closed: Situation = {
    tabs: Array.from({ length: settings.tabs }, () => CLOSED),
    server: world.server.start(undefined).local,
    bank: [],
    kept: [],
    signedIn: true,
    presses: 0,
    late: [],
  };
  return { world, begin: opened(world, closed, 0) };
}

const keyOf = ({ tabs, server, bank, kept, signedIn, presses, late }: Situation): string =>
  `${tabs.map(({ shows, page, flights }) => `${shows}${page?.id ?? ''}${flights.map(({ at, request, is }) => ` ${at} ${request} ${is}`).join('')}`).join('|')}|${server.id}|${bank.map(({ id }) => id).join()}|${kept.join()}|${signedIn ? 1 : 0}${presses}|${late.join()}`;

export function payingIn(settings: Settings, changed: Partial<Charts> = {}, reduce: Reduce = toldApart): Explorable<Situation> {
  const { world, begin } = worldOf(settings, changed, reduce);
  return {
    begin,
    keyOf,
    moves: (situation, add) => {
      for (const moves of [customerMoves, networkMoves, serverMoves, bankMoves, timeMoves]) moves(world, situation, add);
    },
  };
}
