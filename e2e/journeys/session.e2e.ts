import { expect, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { newCartToken, newCustomer, signedIn, somebodyNew } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { openPage, QUIET_PATH, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { showPage } from './show-page.ts';

/** `signIn` signs Léa or Noah in on another tab. */
type Props = { readonly header: Header; readonly otherTab: Page; readonly signIn: (who: 'lea' | 'noah') => Promise<void> };
const ports = { askWhoIAm: endpoints.get_detail.path, signOut: endpoints.logout.path };

const isAsking = ({ calls }: Stage<Props>, whether: boolean) => expect.poll(() => calls.isWaiting(ports.askWhoIAm)).toBe(whether);
const isSomebodyElse = ({
  context,
  event,
}: {
  readonly context: { readonly user: { readonly _id: string } | null };
  readonly event: unknown;
}) => context.user?._id !== (event as { readonly user: { readonly _id: string } }).user._id;

actInThePage<'guest' | 'leaving' | `signedIn.${'asking' | 'resting' | 'paused'}`, Props>({
  model: modelOf(sessionModel),
  ports,
  unreachable: {
    'a call answers newer facts of the customer': 'the page of this journey changes no facts: the profile’s journey does',
    'Léa’s account is deleted': 'this page deletes no account: the journey of the deletion does',
    'a late call answers facts of somebody else': 'the profile is saved by the customer who is signed in',
    'a late call is told that an earlier session is over': 'a call of an earlier session is given up with it',
  },
  rules: [
    {
      event: 'customer.signedIn',
      when: isSomebodyElse as never,
      because: 'who is signed in is offered no sign-in, and another tab’s news of the same customer is none',
    },
    { event: 'page.hidden', when: ({ context }) => context.isHidden === false, because: 'a hidden page is hidden' },
    { event: 'page.shown', when: ({ context }) => context.isHidden === true, because: 'a page that is shown is shown' },
    { event: 'notice.read', when: ({ context }) => context.endedBy !== null, because: 'there is no notice to read' },
  ],
  unseen: ['waking', 'signedIn.deciding'],
  open: async (page, _calls, input) => {
    const people = { lea: { ...somebodyNew(), first_name: 'Léa' }, noah: { ...somebodyNew(), first_name: 'Noah' } };
    const lea = await newCustomer(page.request, people.lea);
    await newCustomer(page.request, people.noah);
    const otherTab = await page.context().newPage();
    await otherTab.goto(QUIET_PATH);
    // Behind another tab a page draws one frame a second.
    await page.bringToFront();
    if (input === 1) await remember(page, { user: lea });
    await openPage(page, '/help');
    return {
      header: new Header(page),
      otherTab,
      signIn: async (who) => {
        const user = await signedIn(page.request, people[who].email, people[who].password);
        await otherTab.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
      },
    };
  },
  acts: {
    'Léa signs in': ({ props }) => props.signIn('lea'),
    'Noah signs in': ({ props }) => props.signIn('noah'),
    'the customer signs out': ({ props: { header } }) => header.signOut(),
    'some call is told that the session is over': async ({ page, props: { otherTab } }) => {
      await page.route(`**${endpoints.get_cart.path}`, (route) => route.fulfill({ json: { success: false, error_code: 999 } }), {
        times: 1,
      });
      await otherTab.evaluate((token) => localStorage.setItem('cart_unique_token', token), newCartToken());
    },
    'the customer signs out in another tab': ({ props: { otherTab } }) => otherTab.evaluate(() => localStorage.removeItem('user')),
    'the page is hidden': showPage(false),
    'the page is shown again': showPage(true),
    'the customer reads the notice': ({ page }) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
  afterwards: {
    'some call is told that the session is over': ({ page }) => expect(page.getByText('Your session has ended.')).toBeVisible(),
    'the server no longer knows the customer': ({ page }) => expect(page.getByText('Your session has ended.')).toBeVisible(),
    'the customer reads the notice': ({ page }) => expect(page.getByText('Your session has ended.')).toBeHidden(),
    'no answer comes': ({ page }) => expect(page.getByText('Reconnecting.')).toBeVisible(),
    'the server knows the customer': ({ page }) => expect(page.getByText('Reconnecting.')).toBeHidden(),
  },
  states: {
    guest: async (stage) => {
      await expect(stage.props.header.signIn).toBeVisible();
      await isAsking(stage, false);
    },
    'signedIn.asking': async (stage) => {
      await expect(stage.props.header.account).toBeVisible();
      await isAsking(stage, true);
    },
    'signedIn.resting': async (stage) => {
      await expect(stage.props.header.account).toBeVisible();
      await isAsking(stage, false);
    },
    'signedIn.paused': async (stage) => {
      await expect(stage.props.header.account).toBeVisible();
      await isAsking(stage, false);
    },
    leaving: async ({ props: { header } }) => {
      await expect(header.account).toBeHidden();
      await expect(header.signIn).toBeHidden();
    },
  },
});
