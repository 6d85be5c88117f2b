import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactCalls } from '#contract/calls/contact.ts';
import { promoCalls } from '#contract/calls/promo.ts';
import { signInCalls } from '#contract/calls/sign-in.ts';
import { contactForm } from '#contract/forms/contact-form.ts';
import { newsletterForm } from '#contract/forms/newsletter-form.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { signInForm } from '#contract/forms/sign-in-form.ts';
import { signUpForm } from '#contract/forms/sign-up-form.ts';
import { isEmail, typedCode, typedEmail, typedLine, typedLines, typedMark, typedPassword, typedPhone } from '#contract/typed-text.ts';
import { phoneText, readPhone } from '#domain/phone.ts';
import { readTopUpAmount } from '#domain/wallet/top-up-amount.ts';
import * as v from 'valibot';

/** What a clipboard brings along: zero-width spaces, direction marks and isolates, a soft hyphen, fillers, controls. */
const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2066',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u2060',
  '\u00ad',
].concat(['\u061c', '\u034f', '\u115f', '\u3164', '\u0007', '\u009f', '\u{E0001}', '\u180e', '\u206a', '\ufff9']);
/** Joiners and selectors, which belong to some scripts and emoji alone. */
const SELECTORS = ['\u200c', '\u200d', '\ufe0e', '\ufe0f', '\u{E0100}', '\u180b'];

/** A text, and the same with such characters before, between and after its own. */
const sprinkled = (texts: fc.Arbitrary<string>, marks: readonly string[]) =>
  texts.chain((text) => {
    const characters = [...text];
    return fc
      .array(fc.array(fc.constantFrom(...marks), { maxLength: 2 }), { minLength: characters.length + 1, maxLength: characters.length + 1 })
      .map(
        (between) => [text, between[0]?.join('') + characters.map((one, index) => one + between[index + 1]?.join('')).join('')] as const,
      );
  });

const latin = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéèüñçABCDEF'), minLength: 1, maxLength: 12 });
const ALL = [...UNSEEN, ...SELECTORS];
const read = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => v.safeParse(schema, value);

test('a name is what can be seen of it, in every script, and nothing else', () => {
  for (const name of [
    'Anaïs O’Neill-Müller',
    'X',
    '王 小明',
    'שרה',
    'فاطمة',
    'می‌خواهم',
    'क्‍ष',
    '葛\u{E0100}城',
    '👨‍👩‍👧 Bo',
    '👩🏽‍🚒',
    '❤️',
    '1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇨🇭',
  ])
    expect(typedLine(` ${name}\u200b`), name).toBe(name);
  expect(typedLine('\u202eoN\u202c\u0007 \u2066x\ud83d')).toBe('oN x');
  expect(typedLine('one\r\ntwo\tthree')).toBe('one two three');
  expect(typedLines('one\u2028two\r\n\u200bthree\u0000 👨‍👩‍👧')).toBe('one\ntwo\nthree 👨‍👩‍👧');
  for (const nothing of ['\u200b\u200b', '\u3164', '\u2800', '\u202e\u0007', '\u200d', '\ufe0f', '\u00ad\u00a0'])
    expect(typedLine(nothing), JSON.stringify(nothing)).toBe('');
});

test('nobody is called by what nobody sees: neither form nor call takes it', () => {
  const lea = { first_name: 'Léa', last_name: 'B', email: 'lea@example.org', password: 'balade2026', phone: '791234567' };
  for (const nothing of ['\u200b\u200b', '\u2066\u2069', '\u0007']) {
    const problems = readForm(signUpForm, {
      ...lea,
      first_name: nothing,
      country_phone_code: '+41',
      referral_code: '',
      terms: true,
    }).problems;
    expect(problems).toEqual({ first_name: 'required' });
    expect(read(signInCalls.register.request, { ...lea, first_name: nothing }).success).toBe(false);
    expect(readForm(contactForm(), { name: nothing, phone: '791234567', note: '' }).problems).toEqual({ name: 'required' });
  }
  const registered = read(signInCalls.register.request, { ...lea, first_name: '\u202eL\u0007éa\u202c' });
  expect(registered.output).toMatchObject({ first_name: 'Léa' });
});

test('whatever is sprinkled over words, codes, marks and passwords, they say the same; read again they stay', () => {
  const readers = [typedLine, typedLines, typedCode, typedMark, typedPassword, typedEmail, typedPhone];
  fc.assert(
    fc.property(sprinkled(latin, ALL), ([clean, pasted]) => {
      for (const typed of readers) expect(typed(pasted), typed.name).toBe(typed(clean));
    }),
  );
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          fc.constantFrom(...ALL, ...'مक्葛👩🏴1\u20e3\u1820\u0020\u{E0067}\u{E007F}'),
        ),
        maxLength: 20,
      }),
      (any) => {
        for (const typed of [typedLine, typedLines, typedMark, typedPassword]) expect(typed(typed(any)), typed.name).toBe(typed(any));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('what a script is joined with survives what nobody needs', () => {
  fc.assert(
    fc.property(sprinkled(fc.constantFrom('می‌خواهم', '👨‍👩‍👧 Bo', 'क्‍ष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{E0100}城'), UNSEEN), ([clean, pasted]) => {
      expect(typedLine(pasted)).toBe(clean);
    }),
  );
});

test.each([
  '\u202a+41 79 123 45 67\u202c',
  '\u2068+41 79 123 45 67\u2069',
  '\u200e079 123 45 67',
  '+41 79 123 45 6\u200b7',
  '\ufe0f079 123 45 67',
  '079\u2010123\u201045\u201067',
  '079\u2011123\u201145\u201167',
  '079\u2212123\u221245\u221267',
  '079—123—45—67',
  '079·123·45·67',
  '079 • 123 • 45 • 67',
  '０７９ １２３ ４５ ６７',
  '٠٧٩ ١٢٣ ٤٥ ٦٧',
  '۰۷۹۱۲۳۴۵۶۷',
  '०७९ १२३ ४५ ६७',
  'tel:+41791234567',
  'tel:+41-79-123-45-67;ext=3',
  'Tel. 079 123 45 67',
  'Tél. : 079 123 45 67',
  '079 123 45 67,',
  '079 123 45 67.',
  '+41 (0)79 123 45 67',
  '0041 79 123 45 67',
  '0041 (0) 79 123 45 67',
  '（０７９）１２３・４５・６７',
  '＋41 79 123 45 67',
  '41 79 123 45 67',
  '41 (0)79 123 45 67',
  '\t079/123 45 67\r\n',
  "079'123'45'67",
])('%j is one number, at both ends', (pasted) => {
  expect(readPhone(pasted)).toEqual({ code: '+41', digits: '791234567' });
  const sent = read(signInCalls.register.request.entries.phone, pasted);
  expect(readPhone(String(sent.output))).toEqual({ code: '+41', digits: '791234567' });
});

test('a country’s code without its plus is one where the length says so', () => {
  expect(readPhone('33 6 12 34 56 78')).toEqual({ code: '+33', digits: '612345678' });
  expect(readPhone('33 6 12 34 56 78', '+33')).toEqual({ code: '+33', digits: '612345678' });
  expect(readPhone('41 79 123 45 67', '+33')).toEqual({ code: '+41', digits: '791234567' });
  expect(readPhone('1 415 555 0132')).toEqual({ code: '+1', digits: '4155550132' });
  // Lucerne's own numbers begin like the country's code, and in Germany a number at home may be as long.
  expect(readPhone('41 791 23 45')).toEqual({ code: '+41', digits: '417912345' });
  expect(readPhone('1512 3456789', '+49')).toEqual({ code: '+49', digits: '15123456789' });
  expect(readPhone('49 1512 3456789', '+49')).toEqual({ code: '+49', digits: '15123456789' });
  for (const none of ['41 79 call me', 'tel', 'tel:', '+', '079 123 45 67 or 8', '٪٪٪']) expect(readPhone(none), none).toBeNull();
});

test('any number, however it is sprinkled and spelt, is the same number; its text reads as itself', () => {
  const spelt = fc
    .tuple(fc.constantFrom('+41', '0041', '+33', '+1', '0', ''), fc.integer({ min: 200_000_000, max: 999_999_999 }))
    .map(([code, digits]) => `${code} ${digits}`);
  fc.assert(
    fc.property(sprinkled(spelt, [...ALL, ' ', '\u2011', '.', '·']), fc.constantFrom('+41', '+33'), ([clean, pasted], home) => {
      expect(readPhone(pasted, home)).toEqual(readPhone(clean, home));
      const phone = readPhone(clean, home);
      expect(readPhone(phoneText(clean, home) ?? '', home)).toEqual(phone);
    }),
  );
});

test.each([
  ["o'brien@example.org", "o'brien@example.org"],
  ['z&co@example.org', 'z&co@example.org'],
  ['zoe@bücher.ch', 'zoe@xn--bcher-kva.ch'],
  ['zoe@BÜCHER.ch', 'zoe@xn--bcher-kva.ch'],
  ['zoe@bu\u0308cher.ch', 'zoe@xn--bcher-kva.ch'],
  ['zoe@xn--bcher-kva.ch', 'zoe@xn--bcher-kva.ch'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['lea+x@sub.example.co.uk', 'lea+x@sub.example.co.uk'],
  ['lea@exam\u200bple.org', 'lea@example.org'],
  ['lea＠example．org', 'lea@example.org'],
  ['mailto:lea@example.org', 'lea@example.org'],
  ['<lea@example.org>,', 'lea@example.org'],
  ['\u2068lea@example.org\u2069', 'lea@example.org'],
])('%j is the e-mail %s, at every form and call', (pasted, clean) => {
  expect(typedEmail(pasted)).toBe(clean);
  expect(read(newsletterForm, { email: pasted }).output).toEqual({ email: clean });
  expect(read(contactCalls.send_email.request, { email: pasted }).output).toEqual({ email: clean });
  expect(read(signUpForm.entries.email, pasted).output).toBe(clean);
  expect(read(signInForm('email').entries.email, pasted).output).toBe(clean);
  expect(read(signInForm('emailOrPhone').entries.email, pasted).output).toBe(clean);
  expect(read(signInCalls.login.request.entries.email, pasted).output).toBe(clean);
});

test.each([
  'lea',
  'lea@',
  '@example.org',
  'lea@example',
  'lea@-a.org',
  'lea@a-.org',
  'le a@example.org',
  'a@b@c.org',
  'zoë@example.org',
  'a@b..c',
  `a@${'x'.repeat(64)}.org`,
  'a@bü cher.ch',
  'a@b.ch/ü',
  'a@bü:80.ch',
])('%j is no e-mail', (typed) => expect(isEmail(typedEmail(typed))).toBe(false));

test('every address that HTML takes and a dot is in is an e-mail, and stays what it is', () => {
  const local = fc.string({ unit: fc.constantFrom(..."abz09.!#$%&'*+/=?^_`{|}~-"), minLength: 1, maxLength: 20 });
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,8}[a-z0-9])?$/);
  fc.assert(
    fc.property(fc.tuple(local, fc.array(label, { minLength: 2, maxLength: 4 })), ([name, labels]) => {
      const email = `${name}@${labels.join('.')}`;
      expect([typedEmail(email), isEmail(email)]).toEqual([email, true]);
    }),
  );
});

test.each([
  'BALADE10\u200b',
  'ＢＡＬＡＤＥ１０',
  '"BALADE10"',
  '„BALADE10“',
  '« BALADE10 »',
  '‘BALADE10’',
  '\u2068BALADE10\u2069',
  'BALADE１0\n',
  "'BALADE10'",
])('%j is the code BALADE10, at both ends', (pasted) => {
  expect(read(promoCalls.apply_promo_code.request.entries.promo_code_name, pasted).output).toBe('BALADE10');
  expect(typedCode(pasted)).toBe('BALADE10');
});

test.each([
  ['\u202a12.50\u202c', 1_250],
  ['１２，５０', 1_250],
  ['١٢.٥٠', 1_250],
  ['12\u00a0', 1_200],
  ['1\u200b2', 1_200],
  ['-12', null],
  ['−12', null],
  ['12.505', null],
])('%j is an amount of %j', (pasted, amount) => expect(readTopUpAmount(pasted)).toBe(amount));
