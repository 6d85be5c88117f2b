import { expect, type Page } from '@playwright/test';

export class DeliveryTimeDialog {
  constructor(private readonly page: Page) {}

  get button() {
    return this.page.getByRole('banner').getByRole('button', { name: /^(Delivery time|Heure de livraison)/ });
  }
  get box() {
    return this.page.getByRole('dialog', { name: /^(When do you want it\?|Pour quand \?)$/ });
  }
  get asap() {
    return this.box.getByRole('radio', { name: /^(As soon as possible|Dès que possible)$/ });
  }
  get schedule() {
    return this.box.getByRole('radio', { name: /^(Schedule|Planifier)$/ });
  }
  get dates() {
    return this.box.getByRole('group', { name: 'Date' }).getByRole('radio');
  }
  date(name: string) {
    return this.box.getByRole('radio', { name });
  }
  get hours() {
    return this.box.getByRole('group', { name: /^(Time on|Heure,)/ }).getByRole('radio');
  }
  hour(label: string) {
    return this.box.locator('label', { hasText: label }).getByRole('radio');
  }
  get trouble() {
    return this.box.getByRole('alert');
  }
  get done() {
    return this.box.getByRole('button', { name: /^(Done|Terminé)$/ });
  }

  /** Up to where the bar shows the time: small screens leave its row behind when they scroll. */
  async comeUp(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, 0));
    await expect(this.button).toBeVisible();
  }
  async open(): Promise<void> {
    await this.comeUp();
    await this.button.click();
    await expect(this.box).toBeVisible();
  }
  async close(): Promise<void> {
    await this.done.click();
    await expect(this.box).toBeHidden();
  }
  /** Opens it and asks for a time; it stays open. */
  async ask(): Promise<void> {
    await this.open();
    await this.schedule.check();
  }
  /** Leaves it without its last button; opened before, where it is not open. */
  async dismiss(): Promise<void> {
    if (!(await this.box.isVisible())) await this.open();
    await this.box.getByRole('button', { name: /^(Close|Fermer)$/ }).click();
    await expect(this.box).toBeHidden();
  }
  async within(act: () => Promise<void>): Promise<void> {
    if (!(await this.box.isVisible())) await this.open();
    await act();
    await this.close();
  }
}
