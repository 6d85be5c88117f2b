import { expect } from '@playwright/test';
import { PageModel } from './PageModel.ts';

export class DeliveryTimeDialog extends PageModel {
  readonly button = this.page.getByRole('banner').getByRole('button', { name: /^(Delivery time|Heure de livraison)/ });
  readonly box = this.page.getByRole('dialog', { name: /^(When do you want it\?|Pour quand \?)$/ });
  readonly asap = this.box.getByRole('radio', { name: /^(As soon as possible|Dès que possible)$/ });
  readonly schedule = this.box.getByRole('radio', { name: /^(Schedule|Planifier)$/ });
  readonly dates = this.box.getByRole('group', { name: 'Date' }).getByRole('radio');
  date = (name: string) => this.box.getByRole('radio', { name });
  readonly hours = this.box.getByRole('group', { name: /^(Time on|Heure,)/ }).getByRole('radio');
  hour = (label: string) => this.box.locator('label', { hasText: label }).getByRole('radio');
  readonly trouble = this.box.getByRole('alert');
  readonly done = this.box.getByRole('button', { name: /^(Done|Terminé)$/ });

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
