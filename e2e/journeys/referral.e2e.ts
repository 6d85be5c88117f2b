import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { referralModel } from '#machines/referral/referral.model.ts';
import { SignInDialog } from '../models/SignInDialog.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

type Props = { readonly box: Locator; readonly field: Locator };
const button = ({ props: { box } }: { readonly props: Props }, name: string) => box.getByRole('button', { name, exact: true });

actInThePage<'open' | 'checking' | 'applied', Props>({
  model: modelOf(referralModel),
  ports: { checkReferral: endpoints.check_referral.path },
  unreachable: { 'the customer chooses another country code': 'the demo city’s only country has one code' },
  rules: [
    {
      event: 'apply.asked',
      in: 'open',
      when: ({ event }) => (event as unknown as { asked: { code: string } }).asked.code !== '',
      because: 'the button is disabled while nothing is typed',
    },
  ],
  unseen: [],
  open: async (page) => {
    await openPage(page, '/faq?dialog=signUp');
    const box = new SignInDialog(page).signUpBox;
    return { box, field: box.getByRole('textbox', { name: 'Referral code' }) };
  },
  acts: {
    'the customer applies a code': async (stage) => {
      await stage.props.field.fill('LEA2026');
      await button(stage, 'Apply').click();
    },
    'the customer applies nothing': (stage) => button(stage, 'Apply').click(),
    'the customer types on': ({ props: { field } }) => field.pressSequentially('X'),
    'the customer removes the code': (stage) => button(stage, 'Remove').click(),
  },
  afterwards: {
    'nobody has this code': ({ props: { box } }) => expect(box.getByText('This referral code does not exist.')).toBeVisible(),
    'the customer types on': ({ props: { field } }) => expect(field).not.toHaveAttribute('aria-invalid', 'true'),
    'the customer removes the code': ({ props: { field } }) => expect(field).toHaveValue(''),
  },
  states: {
    open: ({ props: { field } }) => expect(field).toBeEditable(),
    checking: ({ props: { box } }) => expect(box.locator('button[aria-busy=true]')).toBeVisible(),
    applied: ({ props: { box } }) => expect(box.getByText('This code is applied.')).toBeVisible(),
  },
});
