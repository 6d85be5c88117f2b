import { assign, emit, setup } from 'xstate';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { defaultTime } from '#domain/schedule/dates.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { byClockOf } from '#domain/schedule/scheduled-time.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { nextTimes, presetTime } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import { whyNotReceived } from '#domain/schedule/unavailable-reason.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import type { StoreOffer } from './store-offer.ts';

export type DeliveryTimeContext = {
  readonly moment: Moment | null;
  readonly store: StoreOffer | null;
  readonly isPickup: boolean;
  /** The date whose times are shown, YYYY-MM-DD. */
  readonly date: string | null;
  readonly choice: ScheduledTime | null;
  /** The store whose closed doors were answered with a preset once: a customer who takes it back is not given it again. */
  readonly presetFor: string | null;
  /** The store whose preset the time is, or was until it went; null where the customer chose. */
  readonly presetOf: string | null;
  readonly trouble: RefusalReason | null;
  /** The time that the trouble speaks of, epoch milliseconds. */
  readonly refusedAt: number | null;
  /** What stood before another time was sought: there again when the list is closed with none picked. */
  readonly before: WantedBefore | null;
};

/** When the order was wanted before: neither time nor trouble is as soon as possible, trouble alone a time that was gone. */
export type WantedBefore = Pick<DeliveryTimeContext, 'choice' | 'date' | 'presetOf' | 'trouble' | 'refusedAt'>;

export type DeliveryTimeEvent =
  | { type: 'schedule.asked' }
  | { type: 'list.closed' }
  | { type: 'asap.chosen' }
  | { type: 'date.picked'; date: string }
  | { type: 'time.picked'; time: ScheduledTime }
  | { type: 'time.updated'; moment: Moment }
  | { type: 'way.updated'; isPickup: boolean }
  | { type: 'store.updated'; store: StoreOffer; moment: Moment }
  | { type: 'store.left' }
  | { type: 'order.placed' };

/**
 * What the flow around it hears: which time is chosen now, and whose preset it is. `isUndecided`: none is, though one was
 * that is gone or may be come back to; what is remembered of it stays, since a reload makes nothing as soon as possible.
 */
export type DeliveryTimeEmitted = { type: 'time.changed'; choice: ScheduledTime | null; presetOf: string | null; isUndecided: boolean };

function updated(context: DeliveryTimeContext, event: DeliveryTimeEvent): DeliveryTimeContext {
  if (event.type === 'time.updated') return { ...context, moment: event.moment };
  if (event.type === 'way.updated') return { ...context, isPickup: event.isPickup };
  if (event.type === 'store.updated') {
    const { store, moment } = event;
    const byItsClock = (time: ScheduledTime | null) => time && byClockOf(moment.timezone, time);
    const before = context.before && { ...context.before, choice: byItsClock(context.before.choice) };
    return { ...context, store, moment, choice: byItsClock(context.choice), before };
  }
  return event.type === 'store.left' ? { ...context, store: null } : context;
}

const whyNot = ({ moment, store, isPickup }: DeliveryTimeContext, time: ScheduledTime): RefusalReason | null =>
  moment && whyNotReceived(store?.rules ?? ANY_STORE, moment, { isPickup, time }, store?.few ?? []);

/** What is preset after an event, where the store can't be ordered from now; null otherwise. */
function preset(context: DeliveryTimeContext, event: DeliveryTimeEvent): ScheduledTime | null {
  const { moment, store, isPickup, presetFor } = updated(context, event);
  return moment && store && presetFor !== store.id ? presetTime(store.rules, moment, isPickup, store.few) : null;
}

const leavesPreset = ({ presetOf }: DeliveryTimeContext, event: DeliveryTimeEvent): boolean =>
  presetOf !== null && (event.type === 'store.left' || (event.type === 'store.updated' && event.store.id !== presetOf));

/** The date whose times are shown first: that of a closed store's first time, else the next day, or the first after it that has one. */
function firstDate({ moment, store, isPickup }: DeliveryTimeContext): string | null {
  if (!moment) return null;
  const { rules, few } = store ?? { rules: ANY_STORE, few: [] };
  const next = defaultTime(moment);
  const first = presetTime(rules, moment, isPickup, few) ?? nextTimes(timetableOf(rules, moment, isPickup), isPickup, few, 1, next.at)[0];
  return (first ?? next).date;
}

const isUndecided = ({ choice, trouble, before }: DeliveryTimeContext): boolean =>
  choice === null && (trouble ?? before?.choice ?? before?.trouble ?? null) !== null;

const NO_TROUBLE = { trouble: null, refusedAt: null } as const;

const asBefore = ({ choice, date, presetOf, trouble, refusedAt }: DeliveryTimeContext): WantedBefore => ({
  choice,
  date,
  presetOf,
  trouble,
  refusedAt,
});

/** What a list that is closed with no time picked leaves: what stood before, a time only while it can still be had. */
function leftBy(context: DeliveryTimeContext): 'asap' | 'preset' | 'scheduled' | 'gone' {
  const { before, store } = context;
  if (!before || (before.presetOf !== null && before.presetOf !== store?.id)) return 'asap';
  if (before.choice === null) return before.trouble === null ? 'asap' : 'gone';
  if (whyNot(context, before.choice) !== null) return 'gone';
  return before.presetOf === null ? 'scheduled' : 'preset';
}

export const deliveryTime = setup({
  types: {} as ChartTypes & {
    /** `presetOf`: the closed store that the remembered time is a preset of; the customer's own without it. */
    input: { remembered: ScheduledTime | null; presetOf?: string | null };
    context: DeliveryTimeContext;
    events: DeliveryTimeEvent;
    emitted: DeliveryTimeEmitted;
    tags: 'blocked' | 'good';
  },
  guards: {
    'a preset is remembered': ({ context }) => context.choice !== null && context.presetOf !== null,
    'a time is remembered': ({ context }) => context.choice !== null,
    'the store is closed and can be scheduled': ({ context, event }) => preset(context, event) !== null,
    'the preset’s store is left': ({ context, event }) => leavesPreset(context, event),
    'the preset’s store is left for another closed one': ({ context, event }) =>
      leavesPreset(context, event) && preset(context, event) !== null,
    'the time can be had': ({ context, event }) => event.type === 'time.picked' && whyNot(context, event.time) === null,
    'the chosen time can’t be had any more': ({ context, event }) => {
      const now = updated(context, event);
      return now.choice !== null && whyNot(now, now.choice) !== null;
    },
    'as soon as possible was wanted before': ({ context }) => leftBy(context) === 'asap',
    'a preset stood before': ({ context }) => leftBy(context) === 'preset',
    'a time was chosen before and can be had': ({ context }) => leftBy(context) === 'scheduled',
    'the date is another one': ({ context, event }) => event.type === 'date.picked' && event.date !== context.date,
  },
  actions: {
    'keep what was told': assign(({ context, event }) => updated(context, event)),
    'preset the first time': assign(({ context, event }) => {
      const time = preset(context, event);
      const now = updated(context, event);
      const presetFor = now.store?.id ?? null;
      return { ...now, choice: time, date: time?.date ?? now.date, presetFor, presetOf: presetFor, ...NO_TROUBLE };
    }),
    'give the preset back': assign(({ context, event }) => ({
      ...updated(context, event),
      choice: null,
      date: null,
      ...NO_TROUBLE,
      presetFor: null,
      presetOf: null,
    })),
    'keep what stood before': assign(({ context }) => ({ before: context.before ?? asBefore(context) })),
    'go back to what stood before': assign(({ context }) => {
      const { before } = context;
      if (!before || leftBy(context) === 'asap') return { choice: null, date: null, presetOf: null, ...NO_TROUBLE, before: null };
      const trouble = before.choice ? whyNot(context, before.choice) : before.trouble;
      const refusedAt = trouble === null ? null : (before.choice?.at ?? before.refusedAt);
      return { ...before, choice: trouble === null ? before.choice : null, trouble, refusedAt, before: null };
    }),
    'show the first date': assign(({ context }) => ({ choice: null, date: firstDate(context), ...NO_TROUBLE })),
    'show the date': assign(({ context, event }) => ({
      choice: null,
      presetOf: null,
      date: event.type === 'date.picked' ? event.date : event.type === 'time.picked' ? event.time.date : context.date,
      ...NO_TROUBLE,
    })),
    'choose the time': assign(({ context, event }) =>
      event.type === 'time.picked'
        ? { choice: event.time, date: event.time.date, ...NO_TROUBLE, presetOf: null, before: null }
        : { choice: context.choice },
    ),
    'note why it can’t be had': assign(({ context, event }) =>
      event.type === 'time.picked' ? { trouble: whyNot(context, event.time), refusedAt: event.time.at } : {},
    ),
    'lose the time': assign(({ context, event }) => {
      const now = updated(context, event);
      return { ...now, choice: null, trouble: now.choice && whyNot(now, now.choice), refusedAt: now.choice?.at ?? null };
    }),
    'clear the schedule': assign(({ context }) => ({
      choice: null,
      date: null,
      ...NO_TROUBLE,
      presetOf: null,
      presetFor: context.store?.id ?? null,
      before: null,
    })),
    'tell the time': emit(({ context }) => ({
      type: 'time.changed' as const,
      choice: context.choice,
      presetOf: context.presetOf,
      isUndecided: isUndecided(context),
    })),
    'forget everything chosen': assign({
      store: null,
      choice: null,
      date: null,
      ...NO_TROUBLE,
      presetFor: null,
      presetOf: null,
      before: null,
      isPickup: false,
    }),
  },
});
