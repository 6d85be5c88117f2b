import { expect, type Page } from '@playwright/test';
import { choose } from '../choose.ts';

/** As soon as possible or scheduled, the dates and the hours; on small screens the lists stand in a sheet. */
export class TimeBox {
  constructor(private readonly page: Page) {}

  private get isSmall() {
    return (this.page.viewportSize()?.width ?? 0) < 900;
  }
  /** Where the lists are. */
  private get lists() {
    return this.isSmall ? this.page.getByRole('dialog') : this.page.getByRole('main');
  }
  get asap() {
    return this.page.getByRole('main').getByRole('radio', { name: 'As soon as possible' });
  }
  private get scheduled() {
    return this.page.getByRole('main').getByRole('radio', { name: 'Schedule', exact: true });
  }
  get dates() {
    return this.lists.getByRole('group', { name: 'Date' }).getByRole('radio');
  }
  date(name: string) {
    return this.lists.getByRole('radio', { name });
  }
  get hours() {
    return this.lists.getByRole('group', { name: /^Time on/ }).getByRole('radio');
  }
  /** The frame in which the hours scroll. */
  get list() {
    return this.lists.getByRole('group', { name: /^Time on/ }).locator('..');
  }
  hour(label: string) {
    return this.row(label).getByRole('radio');
  }
  row(label: string) {
    return this.lists.getByRole('group', { name: /^Time on/ }).locator('label', { hasText: label });
  }
  get nothing() {
    return this.lists.getByText('No times available on this date.');
  }
  get firstPossible() {
    return this.lists
      .getByRole('group', { name: /^Time on/ })
      .locator('label:not([data-disabled])')
      .first();
  }

  /** Asks for the lists; they stay open. */
  async schedule(): Promise<void> {
    if (await this.scheduled.isChecked()) return this.openAgain();
    if (!this.isSmall) return choose(this.scheduled);
    // The sheet lies over the page then, and nothing of that can be read.
    await this.scheduled.click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  /** On small screens, back into the sheet. */
  async openAgain(): Promise<void> {
    if (this.isSmall && !(await this.page.getByRole('dialog').isVisible()))
      await this.page.getByRole('button', { name: /^(Choose a time|Change the time)$/ }).click();
  }

  /** Chooses a date and a time; on small screens the sheet is left then. */
  async pick(date: string, label: string): Promise<void> {
    await choose(this.date(date));
    await choose(this.hour(label));
    await this.done();
  }

  /** Leaves the sheet of a small screen. */
  async done(): Promise<void> {
    if (this.isSmall) await this.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  }
}
