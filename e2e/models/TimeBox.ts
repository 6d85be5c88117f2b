import { expect } from '@playwright/test';
import { choose } from '../choose.ts';
import { BasketPage } from './BasketPage.ts';
import { PageModel } from './PageModel.ts';

export class TimeBox extends PageModel {
  readonly basket = new BasketPage(this.page);
  private readonly sheet = this.page.getByRole('dialog');
  private readonly asap = this.sheet.getByRole('radio', { name: 'As soon as possible' });
  private readonly scheduled = this.sheet.getByRole('radio', { name: 'Schedule', exact: true });
  readonly row = this.basket.row('when');
  readonly dates = this.sheet.getByRole('group', { name: 'Date' }).getByRole('radio');
  date = (name: string) => this.sheet.getByRole('radio', { name });
  readonly list = this.sheet.getByRole('group', { name: /^Time on/ }).locator('..');
  hour = (label: string) => this.rowOf(label).getByRole('radio');
  rowOf = (label: string) => this.sheet.getByRole('group', { name: /^Time on/ }).locator('label', { hasText: label });

  /** Asks for the lists; they stay open. */
  async schedule(): Promise<void> {
    await this.basket.open('when');
    await choose(this.scheduled);
  }

  async now(): Promise<void> {
    await this.basket.within('when', () => choose(this.asap));
  }

  async pick(date: string, label: string): Promise<void> {
    await this.basket.open('when');
    await choose(this.date(date));
    await choose(this.hour(label));
    await expect(this.hour(label)).toBeChecked();
    await this.basket.done();
  }
}
