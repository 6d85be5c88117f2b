import { typedLines } from '#contract/typed-text.ts';
import { assign, setup } from 'xstate';
import type { CartEntry } from '#contract/entities/cart.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { OrderProblem, OrderProblemKind, ProblemTerms, ProblemWay } from '#contract/entities/order-problem.ts';
import type { ImageRefusal } from '#contract/enumerations.ts';
import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';
import type { ProblemLine } from '#domain/orders/order-problem.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';

export type ProblemOrder = {
  readonly orderId: string;
  readonly entries: readonly CartEntry[];
  readonly payment: OrderPayment;
  readonly terms: ProblemTerms;
};

/** A photo of a line: `id` is made for its file, `imageId` is the server's once it has it. */
export type ProblemPhoto = { readonly id: string; readonly name: string; readonly imageId: string | null };
/** What is said of a line; null as long as it is not said what was wrong. */
export type SaidLine = Omit<ProblemLine, 'what'> & { readonly what: OrderProblemKind | null; readonly photo: ProblemPhoto | null };
export type LineSaid = Omit<SaidLine, 'photo'>;

export type ProblemWish = {
  readonly orderId: string;
  readonly lines: readonly (ProblemLine & { readonly image_id?: string })[];
  readonly note: string;
  readonly way: ProblemWay;
};
export type ReportAnswered = Result<OrderProblem, Failure>;
/** Why a photo is not with the order: it is none to take, or nobody answers. */
export type PhotoTrouble = ImageRefusal | 'unanswered';
export type PhotoAnswered = Result<string, PhotoTrouble>;

type Context = {
  readonly order: ProblemOrder;
  readonly lines: readonly SaidLine[];
  readonly note: string;
  readonly way: ProblemWay;
  readonly adding: number | null;
  readonly photoTrouble: PhotoTrouble | null;
  readonly failure: Failure | null;
  readonly reported: OrderProblem | null;
};

export type OrderProblemEvent =
  | { type: 'line.said'; said: LineSaid }
  | { type: 'line.unsaid'; line: number }
  | { type: 'note.written'; words: string }
  | { type: 'way.picked'; way: ProblemWay }
  | { type: 'photo.given'; line: number; id: string; name: string }
  | { type: 'photo.removed'; line: number }
  | { type: 'problem.sent' }
  | { type: 'retry.asked' };

const isSaid = (line: SaidLine): line is SaidLine & { readonly what: OrderProblemKind } => line.what !== null;
const changed = (lines: readonly SaidLine[], line: number, change: Partial<SaidLine>): readonly SaidLine[] =>
  lines.map((one) => (one.line === line ? { ...one, ...change } : one));

export const wishOf = ({ order: { orderId }, lines, note, way }: Context): ProblemWish => ({
  orderId,
  lines: lines
    .filter(isSaid)
    .map(({ photo, ...line }) => ({ ...line, ...(typeof photo?.imageId === 'string' ? { image_id: photo.imageId } : {}) })),
  note: typedLines(note),
  way,
});

export const photoToAdd = ({ order: { orderId }, lines, adding }: Context): { readonly orderId: string; readonly id: string } => ({
  orderId,
  id: lines.find(({ line }) => line === adding)?.photo?.id ?? '',
});

export const orderProblem = setup({
  types: {} as ChartTypes & {
    input: ProblemOrder;
    context: Context;
    events: OrderProblemEvent;
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    report: ask<ReportAnswered, ProblemWish>('report'),
    addPhoto: ask<PhotoAnswered, { readonly orderId: string; readonly id: string }>('addPhoto'),
  },
  guards: {
    'it is said what was wrong': ({ context: { lines } }) => lines.length > 0 && lines.every(isSaid),
    'its photo is being added': ({ context, event }) => event.type === 'line.unsaid' && context.adding === event.line,
    'the line is named': ({ context, event }) => event.type === 'photo.given' && context.lines.some(({ line }) => line === event.line),
    'the server has it': (_, params: { answered: ReportAnswered }) => params.answered.ok,
    'it can’t be reported any more': (_, params: { answered: ReportAnswered }) =>
      !params.answered.ok && params.answered.failure.kind === 'refused' && params.answered.failure.code === 1004,
    'the server refuses': (_, params: { answered: ReportAnswered }) => !params.answered.ok && params.answered.failure.kind === 'refused',
    'the photo is there': (_, params: { answered: PhotoAnswered }) => params.answered.ok,
  },
  actions: {
    'keep what is said': assign(({ context: { lines }, event }) => {
      if (event.type !== 'line.said') return {};
      const { said } = event;
      const others = lines.filter(({ line }) => line !== said.line);
      const photo = lines.find(({ line }) => line === said.line)?.photo ?? null;
      return { lines: [...others, { ...said, photo }].toSorted((one, other) => one.line - other.line) };
    }),
    'drop the line': assign(({ context: { lines, adding }, event }) =>
      event.type === 'line.unsaid'
        ? { lines: lines.filter(({ line }) => line !== event.line), adding: adding === event.line ? null : adding }
        : {},
    ),
    'keep the note': assign(({ event }) => (event.type === 'note.written' ? { note: event.words } : {})),
    'keep the way': assign(({ event }) => (event.type === 'way.picked' ? { way: event.way } : {})),
    'note the photo': assign(({ context: { lines }, event }) =>
      event.type === 'photo.given'
        ? {
            lines: changed(lines, event.line, { photo: { id: event.id, name: event.name, imageId: null } }),
            adding: event.line,
            photoTrouble: null,
          }
        : {},
    ),
    'drop the photo': assign(({ context: { lines }, event }) =>
      event.type === 'photo.removed' ? { lines: changed(lines, event.line, { photo: null }), photoTrouble: null } : {},
    ),
    'keep the photo': assign(({ context: { lines, adding } }, params: { answered: PhotoAnswered }) => {
      const photo = lines.find(({ line }) => line === adding)?.photo;
      if (!params.answered.ok || adding === null || !photo) return { adding: null };
      return { lines: changed(lines, adding, { photo: { ...photo, imageId: params.answered.value } }), adding: null };
    }),
    'say why the photo is not there': assign(({ context: { lines, adding } }, params: { answered: PhotoAnswered }) => ({
      lines: adding === null ? lines : changed(lines, adding, { photo: null }),
      adding: null,
      photoTrouble: params.answered.ok ? null : params.answered.failure,
    })),
    'keep what stands': assign((_, params: { answered: ReportAnswered }) =>
      params.answered.ok ? { reported: params.answered.value } : {},
    ),
    'keep why not': assign((_, params: { answered: ReportAnswered }) => (params.answered.ok ? {} : { failure: params.answered.failure })),
    'forget the failure': assign({ failure: null }),
  },
});
