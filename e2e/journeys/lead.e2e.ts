import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { leadModel } from '#machines/lead/lead.model.ts';
import { LeadPage } from '../models/LeadPage.ts';
import { openPage, QUIET_PATH } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const alertSays =
  (words: RegExp) =>
  ({ props: { lead } }: { readonly props: { readonly lead: LeadPage } }) =>
    expect(lead.form.getByRole('alert')).toContainText(words);
const isAsked = (send: Locator) => expect(send).toHaveAttribute('aria-busy', 'true');

actInThePage<'filling' | 'sending' | 'troubled' | 'thanked.counting' | 'thanked.held', { lead: LeadPage }>({
  model: modelOf(leadModel),
  ports: { sendLead: endpoints.send_partner_email.path },
  unreachable: {},
  rules: [],
  unseen: [],
  open: async (page, _calls, input) => {
    if (input === 1) {
      await page.goto(QUIET_PATH);
      await page.evaluate(
        (kept) => sessionStorage.setItem('storefront.leads', kept),
        JSON.stringify({ holder: null, drafts: { partner: { name: 'Sam' } } }),
      );
    }
    await openPage(page, '/partner');
    const lead = new LeadPage(page, 'partner');
    await lead.send.scrollIntoViewIfNeeded();
    return { lead };
  },
  acts: {
    'a first name is typed': ({ props: { lead } }) => lead.field('First name').fill('Samira'),
    'the form is sent': async ({ props: { lead } }) => {
      await lead.fillIn();
      await lead.send.click();
    },
    'the pointer comes to the thanks': ({ props: { lead } }) => lead.thanks.hover(),
    'the pointer leaves the thanks': ({ page }) => page.mouse.move(0, 0),
    'the form is wanted back': ({ props: { lead } }) => lead.backToForm.press('Enter'),
  },
  afterwards: {
    'the server refuses something in it': alertSays(/isn’t right/),
    'no answer comes': alertSays(/No connection/),
  },
  states: {
    filling: async ({ props: { lead } }) => {
      await expect(lead.send).not.toHaveAttribute('aria-busy', 'true');
      await expect(lead.tryAgain).toBeHidden();
    },
    sending: ({ props: { lead } }) => isAsked(lead.send),
    troubled: ({ props: { lead } }) => expect(lead.tryAgain).toBeVisible(),
    'thanked.counting': ({ props: { lead } }) => expect(lead.thanks).toContainText(/Back to the form in \d seconds?\./),
    'thanked.held': ({ props: { lead } }) => expect(lead.thanks).toContainText('Paused while you read.'),
  },
});
