import * as v from 'valibot';

/** Says what a text is before anything else of it is read. */
export const RECORD_NAME = 'storefront.page-record';
/** Another number whenever an older reader would misread it. */
export const RECORD_VERSION = 1;
/** How many events a page keeps: older ones make room. */
export const EVENTS_KEPT = 200;
/** The longest text that is read as a record, characters; a full one has some 60,000. */
export const LONGEST_RECORD = 500_000;

/** A name of the code's own: of a machine, an event, a state, a field. Nothing that somebody types is one. */
const name = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.$:()*|/# -]+$/, 'no name of the code'));
const harmless = v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.boolean(), v.null_()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e10));

/** Where a chart is: the name of a state, or of each region's. */
export type StateValue = string | { readonly [region: string]: StateValue };
const stateValue: v.GenericSchema<StateValue> = v.union([
  name,
  v.record(
    name,
    v.lazy(() => stateValue),
  ),
]);

const recordedEvent = v.strictObject({
  /** Milliseconds since the first event that the page had. */
  at: count,
  /** Which actor of the page: the same for all its events, and for no other actor. */
  actor: v.pipe(v.string(), v.regex(/^x:\d{1,9}$/, 'no actor')),
  machine: name,
  event: name,
  /** How often in a row, where nothing else happened in between. */
  times: v.optional(v.pipe(count, v.minValue(2))),
  /** What `HARMLESS_FIELDS` lets be kept of the event, by path: 'output.failure.code'. */
  kept: v.optional(v.record(name, harmless)),
  /** Where the chart is after it. */
  state: stateValue,
  /** How the actor is after it, when it runs no more. */
  over: v.optional(v.picklist(['done', 'error', 'stopped'])),
});

/** What happened in a page: the last events of its actors, without anything of anybody. */
export const pageRecord = v.strictObject({
  record: v.literal(RECORD_NAME),
  version: v.literal(RECORD_VERSION),
  /** The build that ran, as its files are named. */
  release: name,
  /** As BCP 47 writes it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/)),
  /** The pattern of the page's address: '/order_detail', never what it is filled with. */
  page: name,
  /** How many events there were before the first of these. */
  forgotten: count,
  events: v.pipe(v.array(recordedEvent), v.maxLength(EVENTS_KEPT)),
});

export type RecordedEvent = v.InferOutput<typeof recordedEvent>;
export type PageRecord = v.InferOutput<typeof pageRecord>;
