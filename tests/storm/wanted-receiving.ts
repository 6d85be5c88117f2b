import type { ReceivingChoice } from '#machines/invoice/receiving-choice.ts';
import type { Tab } from './tab.ts';

/** When and how the order of a tab is wanted, each wish said once: what can't be had is not asked for again. */
export class WantedReceiving {
  readonly #tab: Tab;
  #saidOf: ReceivingChoice | null = null;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** The next wish is said anew, whatever it is. */
  forget(): void {
    this.#saidOf = null;
  }

  /** Says a wish as soon as the page offers it. Says whether there was something to say. */
  say(receiving: ReceivingChoice): boolean {
    const { when } = this.#tab;
    const { time, way } = when.seen();
    if (this.#saidOf === receiving || time.store === null) return false;
    this.#saidOf = receiving;
    const { isPickup, time: wanted } = receiving;
    const [isOtherWay, isOtherTime] = [way.isPickup !== isPickup, time.choice?.at !== wanted?.at];
    if (isOtherWay) when.send({ type: isPickup ? 'pickup.chosen' : 'delivery.chosen' });
    if (isOtherTime && wanted === null) when.send({ type: 'asap.chosen' });
    if (isOtherTime && wanted !== null)
      for (const event of [
        { type: 'schedule.asked' },
        { type: 'date.picked', date: wanted.date },
        { type: 'time.picked', time: wanted },
      ] as const)
        when.send(event);
    return isOtherWay || isOtherTime;
  }
}
