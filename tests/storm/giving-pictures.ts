import { courierCalls } from '#contract/calls/courier.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import { toParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import { shelve } from '#src/browser/picture-store.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import type { OpenBooking } from './booking-page.ts';
import { takePhoto, type Photo } from './photos.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';
import { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

const MOST_TRIES = 4;

/** What somebody does about the pictures of their parcel: gives some, tries again what failed, takes one away. */
export class GivingPictures {
  readonly #run: Run;
  readonly #wishes: Wishes;
  readonly #random: Random;
  readonly #givenTo = new WeakSet<OpenBooking>();
  readonly #tries = new Tries(MOST_TRIES);

  constructor(run: Run, wishes: Wishes, random: Random) {
    this.#run = run;
    this.#wishes = wishes;
    this.#random = random;
  }

  /** The next thing to do about them. Says whether there was one. */
  act(tab: Tab, open: OpenBooking): boolean {
    const pictures = open.flows()?.pictures;
    if (!pictures || !this.#wishes.pictures) return false;
    const view = toParcelPicturesView(pictures.getSnapshot());
    if (!this.#givenTo.has(open)) {
      this.#givenTo.add(open);
      this.#give(tab, open, this.#wishes.pictures.many);
      if (this.#wishes.pictures.careless) this.#sendUnlooked(tab, this.#wishes.pictures.careless);
      return true;
    }
    if (view.refusals.length > 0) {
      pictures.send({ type: 'refusals.read' });
      return true;
    }
    const failed = view.pictures.find(({ is }) => is === 'failed');
    if (failed && !this.#tries.isOneTooMany()) {
      pictures.send({ type: 'picture.retried', id: failed.id });
      return true;
    }
    const [first] = view.pictures;
    if (!first || !this.#random.chance(0.05)) return false;
    this.#run.album.removed.add(first.id);
    pictures.send({ type: 'picture.removed', id: first.id });
    return true;
  }

  /** Gives pictures as the page does once they are made ready to travel. */
  #give(tab: Tab, open: OpenBooking, many: number): void {
    const owner = open.owner();
    const photos = Array.from({ length: many }, () => takePhoto(this.#random));
    for (const photo of photos) this.#run.album.give(owner.token, photo);
    this.#run.note(`${tab.name} gives ${many} pictures`);
    const at = this.#run.clock.now();
    const shelved = photos.map(({ id, file }, index) =>
      shelve({ ...owner, id, name: id, file, isReady: true, imageId: null, at: at + index }),
    );
    Promise.all(shelved)
      .then(() => open.flows()?.pictures.send({ type: 'pictures.given', pictures: photos.map(({ id }) => ({ id, name: id })) }))
      .catch(() => undefined);
  }

  /** Sends files that no browser has looked at: more than there is room for, or one that is no picture. */
  #sendUnlooked(tab: Tab, what: NonNullable<NonNullable<Wishes['pictures']>['careless']>): void {
    const photos =
      what === 'tooMany'
        ? Array.from({ length: COURIER_IMAGES_MAXIMUM + 1 }, () => takePhoto(this.#random))
        : [takePhoto(this.#random, what)];
    for (const photo of photos) void this.#sendOne(tab, photo);
  }

  async #sendOne(tab: Tab, photo: Photo): Promise<void> {
    const token = courierToken(tab.storage);
    this.#run.album.give(token, photo);
    const answered = await tab.api.call(courierCalls.courier_image, { cart_unique_token: token }, { files: { image: photo.file } });
    if (answered.ok && photo.why !== null) return this.#run.violate('P1', `${tab.name}: a file is taken that is ${photo.why}`);
    const told = answered.ok || answered.failure.kind !== 'refused' ? null : (answered.failure.details?.image_refused ?? null);
    if (told !== null && told !== photo.why && told !== 'tooMany')
      this.#run.violate('P1', `${tab.name}: a file that is ${photo.why ?? 'a picture'} is refused as ${told}`);
  }
}
