import { expect, type Page } from '@playwright/test';
import { choose } from '../choose.ts';
import { BasketPage } from './BasketPage.ts';

export class TimeBox {
  private readonly basket: BasketPage;

  constructor(private readonly page: Page) {
    this.basket = new BasketPage(page);
  }

  private get sheet() {
    return this.page.getByRole('dialog');
  }
  private get asap() {
    return this.sheet.getByRole('radio', { name: 'As soon as possible' });
  }
  private get scheduled() {
    return this.sheet.getByRole('radio', { name: 'Schedule', exact: true });
  }
  get row() {
    return this.basket.row('when');
  }
  get dates() {
    return this.sheet.getByRole('group', { name: 'Date' }).getByRole('radio');
  }
  date(name: string) {
    return this.sheet.getByRole('radio', { name });
  }
  get list() {
    return this.sheet.getByRole('group', { name: /^Time on/ }).locator('..');
  }
  hour(label: string) {
    return this.rowOf(label).getByRole('radio');
  }
  rowOf(label: string) {
    return this.sheet.getByRole('group', { name: /^Time on/ }).locator('label', { hasText: label });
  }

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
