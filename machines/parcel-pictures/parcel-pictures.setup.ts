import { assign, emit, sendTo, setup } from 'xstate';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort, port } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** A file that was given: `id` is made for it, `name` its own. */
export type GivenPicture = { readonly id: string; readonly name: string };
/** `coming`: waits or is being made ready; `failed`: the browser did not manage, another try may. */
export type ParcelPicture = GivenPicture & { readonly is: 'coming' | 'ready' | 'failed' };
export type Prepared = Result<null, { readonly kind: 'refused'; readonly why: ImageRefusal } | { readonly kind: 'failed' }>;

type Context = {
  readonly pictures: readonly ParcelPicture[];
  readonly refusals: readonly { readonly name: string; readonly why: ImageRefusal }[];
  readonly current: string | null;
};

export type PicturesEvent =
  | { type: 'pictures.given'; pictures: readonly GivenPicture[] }
  | { type: 'picture.removed'; id: string }
  | { type: 'picture.retried'; id: string }
  | { type: 'refusals.read' };

export type ParcelPicturesEmitted = { type: 'pictures.updated'; coming: number };

type Outcome = { readonly prepared: Prepared };
const nextOf = ({ pictures }: Context): string | null => pictures.find((picture) => picture.is === 'coming')?.id ?? null;
const became = (pictures: Context['pictures'], id: string | null, is: ParcelPicture['is']) =>
  pictures.map((picture) => (picture.id === id ? { ...picture, is } : picture));

export const parcelPictures = setup({
  types: {} as ChartTypes & {
    context: Context;
    events: PicturesEvent;
    children: { pictureStore: 'pictureStore'; recallPictures: 'recallPictures'; preparePicture: 'preparePicture' };
    emitted: ParcelPicturesEmitted;
    tags: 'busy';
  },
  actors: {
    pictureStore: callbackPort<undefined, { type: 'picture.dropped'; id: string }>('pictureStore'),
    /** Those that were given before the page was loaded; what was not ready or not sent then comes. */
    recallPictures: port<readonly ParcelPicture[]>('recallPictures'),
    preparePicture: port<Prepared, { id: string }>('preparePicture'),
  },
  guards: {
    'one waits': ({ context }) => nextOf(context) !== null,
    'it is ready': (_, { prepared }: Outcome) => prepared.ok,
    'it is no picture to take': (_, { prepared }: Outcome) => !prepared.ok && prepared.failure.kind === 'refused',
    'it failed': ({ context, event }) =>
      event.type === 'picture.retried' && context.pictures.some(({ id, is }) => id === event.id && is === 'failed'),
    'it is there': ({ context, event }) => event.type === 'picture.removed' && context.pictures.some(({ id }) => id === event.id),
  },
  actions: {
    'take those that are recalled': assign(({ context }, { recalled }: { recalled: readonly ParcelPicture[] }) => {
      const pictures = [...recalled, ...context.pictures.filter(({ id }) => recalled.every((picture) => picture.id !== id))];
      const tooMany = pictures.slice(COURIER_IMAGES_MAXIMUM).map(({ name }) => ({ name, why: 'tooMany' as const }));
      return { pictures: pictures.slice(0, COURIER_IMAGES_MAXIMUM), refusals: [...context.refusals, ...tooMany] };
    }),
    'take as many as may be': assign(({ context, event }) => {
      if (event.type !== 'pictures.given') return {};
      const given = event.pictures.filter(({ id }) => context.pictures.every((picture) => picture.id !== id));
      const room = COURIER_IMAGES_MAXIMUM - context.pictures.length;
      return {
        pictures: [...context.pictures, ...given.slice(0, room).map((picture) => ({ ...picture, is: 'coming' as const }))],
        refusals: given.slice(room).map(({ name }) => ({ name, why: 'tooMany' as const })),
      };
    }),
    'take it away': assign(({ context, event }) =>
      event.type === 'picture.removed' ? { pictures: context.pictures.filter(({ id }) => id !== event.id), refusals: [] } : {},
    ),
    'drop its file': sendTo('pictureStore', ({ event }) => ({
      type: 'picture.dropped',
      id: event.type === 'picture.removed' ? event.id : '',
    })),
    'have it tried again': assign(({ context, event }) =>
      event.type === 'picture.retried' ? { pictures: became(context.pictures, event.id, 'coming') } : {},
    ),
    'begin with the next': assign({ current: ({ context }) => nextOf(context) }),
    'note that it is ready': assign(({ context }) => ({ pictures: became(context.pictures, context.current, 'ready'), current: null })),
    'note that it failed': assign(({ context }) => ({ pictures: became(context.pictures, context.current, 'failed'), current: null })),
    'say why it is not taken': assign(({ context: { pictures, refusals, current } }, { prepared }: Outcome) => {
      const picture = pictures.find(({ id }) => id === current);
      if (prepared.ok || prepared.failure.kind !== 'refused' || !picture) return { current: null };
      return {
        pictures: pictures.filter(({ id }) => id !== current),
        refusals: [...refusals, { name: picture.name, why: prepared.failure.why }],
        current: null,
      };
    }),
    'forget the refusals': assign({ refusals: [] }),
    'tell how many come': emit(({ context }) => ({
      type: 'pictures.updated' as const,
      coming: context.pictures.filter(({ is }) => is === 'coming').length,
    })),
  },
  delays: { preparingTakesTooLong: 30_000, recallingTakesTooLong: 5_000 },
});
