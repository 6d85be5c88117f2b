import type { Locator, Page } from '@playwright/test';

const TEXTS = {
  'Company name': 'Épicerie des Bains',
  'First name': 'Samira',
  'Last name': 'Rochat',
  Mobile: '078 555 01 20',
  Email: 'samira@example.org',
  Address: 'Rue des Bains 33, 1205 Genève',
} as const;
export type LeadLabel = keyof typeof TEXTS | 'Postal code';

export class LeadPage {
  readonly form: Locator;
  readonly send: Locator;
  readonly tryAgain: Locator;
  readonly thanks: Locator;
  readonly backToForm: Locator;

  constructor(
    readonly page: Page,
    readonly kind: 'partner' | 'hopper' | 'interest',
  ) {
    this.form = page.getByRole('form', { name: kind === 'partner' ? 'Tell us about your store' : 'Ride with us' });
    this.send = this.form.getByRole('button', { name: /^(Send|Sending)$/ });
    this.tryAgain = this.form.getByRole('button', { name: 'Try again' });
    this.thanks = page.getByRole('region', { name: /^Thank you/ });
    this.backToForm = this.thanks.getByRole('button', { name: 'Back to the form' });
  }

  field(name: LeadLabel): Locator {
    return this.form.getByLabel(name, { exact: true });
  }

  /** Fills in everything that is asked for, but for what a test says otherwise. */
  async fillIn(change: Partial<Record<LeadLabel, string>> = {}): Promise<void> {
    for (const [label, text] of Object.entries({ ...TEXTS, ...change }) as [LeadLabel, string][]) {
      if (label === 'Company name' && this.kind !== 'partner') continue;
      await this.field(label).fill(text);
      // What is found for an address covers what is below.
      if (label === 'Address') await this.field(label).press('Escape');
    }
  }
}
