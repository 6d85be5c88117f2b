import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import type { Tab } from './tab.ts';

/** When and how the order of a tab is wanted, each wish said once: what can't be had is not asked for again. */
export class WantedFulfilment {
  readonly #tab: Tab;
  #saidOf: FulfilmentChoice | null = null;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** The next wish is said anew, whatever it is. */
  forget(): void {
    this.#saidOf = null;
  }

  /** Says a wish as soon as the page offers it. Says whether there was something to say. */
  say(fulfilment: FulfilmentChoice): boolean {
    const { fulfilmentTime } = this.#tab;
    const { time, way } = fulfilmentTime.getSnapshot();
    if (this.#saidOf === fulfilment || time.store === null) return false;
    this.#saidOf = fulfilment;
    const { isPickup, time: wanted } = fulfilment;
    const [isOtherWay, isOtherTime] = [way.isPickup !== isPickup, time.choice?.at !== wanted?.at];
    if (isOtherWay) fulfilmentTime.send({ type: isPickup ? 'pickup.chosen' : 'delivery.chosen' });
    if (isOtherTime && wanted === null) fulfilmentTime.send({ type: 'asap.chosen' });
    if (isOtherTime && wanted !== null)
      for (const event of [
        { type: 'schedule.asked' },
        { type: 'date.picked', date: wanted.date },
        { type: 'time.picked', time: wanted },
      ] as const)
        fulfilmentTime.send(event);
    return isOtherWay || isOtherTime;
  }
}
