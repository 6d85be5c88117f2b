import { expect, test } from 'vitest';
import { NO_LEAD, readLead, type LeadTexts } from '#domain/leads/read-lead.ts';

const samira: LeadTexts = {
  companyName: 'Épicerie des Bains',
  address: 'Rue des Bains 33, 1205 Genève',
  name: 'Samira',
  snames: 'Rochat',
  mobile: '78 555 01 20',
  email: 'samira@example.org',
  postal_code: '1205',
};
const problems = (kind: Parameters<typeof readLead>[0], change: Partial<LeadTexts>) => readLead(kind, { ...samira, ...change }).problems;

test('how many digits a mobile has: 9 to 12 of a partner, 9 or 10 of a courier; from abroad with its country code', () => {
  const [eight, ten, eleven, thirteen] = ['78555012', '7855501201', '78555012012', '7855501201201'];
  expect([problems('partner', { mobile: eight }), problems('hopper', { mobile: eight })]).toEqual([
    { mobile: 'phone' },
    { mobile: 'phone' },
  ]);
  expect([problems('partner', { mobile: ten }), problems('hopper', { mobile: ten })]).toEqual([{}, {}]);
  expect([problems('partner', { mobile: eleven }), problems('hopper', { mobile: eleven })]).toEqual([{}, { mobile: 'phone' }]);
  expect(problems('partner', { mobile: thirteen })).toEqual({ mobile: 'phone' });
  const read = ['+33 6 12 34 56 78', ' +41 (0)78 555 01 20 '].map((mobile) => readLead('hopper', { ...samira, mobile }));
  expect(read.map((lead) => lead.ok && lead.values.mobile)).toEqual(['+33612345678', '785550120']);
});

test('of a partner everything but the postal code is asked for, in the order of the form', () => {
  expect(Object.entries(readLead('partner', NO_LEAD).problems)).toEqual(
    ['companyName', 'address', 'name', 'snames', 'mobile', 'email'].map((field) => [field, 'required']),
  );
  expect(problems('partner', { postal_code: '' })).toEqual({});
  expect(problems('partner', { postal_code: '1'.repeat(13) })).toEqual({ postal_code: 'tooLong' });
});

test('of a courier everything is asked for, and of a company nothing', () => {
  for (const kind of ['hopper', 'interest'] as const)
    expect(Object.entries(readLead(kind, NO_LEAD).problems)).toEqual(
      ['name', 'snames', 'mobile', 'email', 'address'].map((field) => [field, 'required']),
    );
  expect(problems('hopper', { email: 'jonas@' })).toEqual({ email: 'email' });
});
