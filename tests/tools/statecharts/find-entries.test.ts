import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { chartOf } from '#tools/statecharts/chart.ts';
import { loadModels } from '#tools/statecharts/models.ts';
import { finderOf, type Found } from '#tools/statecharts/page/find-entries.ts';
import { refusalSentence } from '#tools/statecharts/refusal-sentences.ts';
import { screensFrench, screensSearched } from '#tools/statecharts/screens/screens-page.ts';
import { shopWordsIn } from '#tools/statecharts/screens/shop-words.ts';
import { waysOnIn } from '#tools/statecharts/screens/ways-on.ts';
import { entriesOf } from '#tools/statecharts/search-entries.ts';
import { storiesOf } from '#tools/statecharts/stories.ts';

const FRENCH: Readonly<Record<string, string>> = {
  'This time slot is full. Choose another one.': 'Ce créneau est complet. Choisissez-en un autre.',
};
const flows = ['order-placement', 'payment', 'promo', 'address', 'checkout', 'tracking', 'sign-in'];

let find: (typed: string) => Found | null;
beforeAll(async () => {
  const models = await loadModels(fileURLToPath(new URL('../../../machines/*/*.model.ts', import.meta.url)));
  const searched = models
    .filter(({ name }) => flows.includes(name))
    .map(({ name, model }) => {
      const root = chartOf(model);
      return {
        name,
        title: model.title,
        entries: entriesOf(
          root,
          storiesOf(model, root, (reason) => refusalSentence(reason).en),
        ),
      };
    });
  find = finderOf(searched, (text) => FRENCH[text.replace(/^“|”$/g, '')] ?? null);
});
const first = (typed: string) => find(typed)?.entries[0];

const home = fileURLToPath(new URL('../../..', import.meta.url));
const shopWords = shopWordsIn(home, waysOnIn(home));
const french = screensFrench(shopWords, 'index');
const findRule = finderOf([screensSearched(shopWords)], (text) => french[text] ?? null);

test.each([
  ['the card is declined', 'What happens when the card is declined?'],
  ['promo expires', 'What happens when a promo code has expired?'],
  ['time slot full', 'What happens when the last place in a time slot goes to somebody else?'],
  ['second tab', 'another tab'],
  ['address out of area', 'nobody delivers'],
  ['item gone from the menu', 'a dish is gone from the menu'],
  ['courier never found', 'no courier is found'],
  ['store closes before I pay', 'the store closes'],
  ['session ends while paying', 'session'],
  ['wrong password', 'the password is wrong'],
  ['internet lost while following', 'the connection is lost on the way'],
  ['my coupon has expired', 'What happens when a promo code has expired?'],
  ['restaurant shut before I pay', 'the store closes'],
  ['I dawdle, and by the time I press pay that time is too soon', 'the chosen time'],
])('who looks for “%s” finds it first', (typed, title) => {
  expect(first(typed)?.title).toContain(title);
});

test('slips, accents and case are forgiven', () => {
  expect(first('PROMO experd')?.title).toBe(first('promo expired')?.title);
  expect(first('crad declined')?.title).toBe('What happens when the card is declined?');
});

test('what the customer reads is found in both languages', () => {
  expect(first('this time slot is full choose another')?.more + (first('this time slot is full choose another')?.title ?? '')).toContain(
    'time slot is full',
  );
  expect(`${first('créneau complet')?.title} ${first('créneau complet')?.more}`).toContain('This time slot is full');
});

test('what has most of the words is found where nothing has all, and it is said', () => {
  const found = find('card declined on a zeppelin');
  expect(found?.isWhole).toBe(false);
  expect(found?.entries[0]?.title).toBe('What happens when the card is declined?');
  expect(find('zeppelin')).toEqual({ entries: [], isWhole: false });
  expect(find('   ')).toBeNull();
});

test('each thing that is found leads to a journey or a state of its flow', () => {
  expect(
    find('declined')
      ?.entries.map(({ link }) => link)
      .filter((link) => !/^(?:journey|state)=\S+$/.test(link)),
  ).toEqual([]);
});

test.each([
  ['is a street without number enough to look round', 'street-without-number'],
  ['two tags ticked in the store list: either or both', 'tags-either'],
  ['an option group of 2 to 3 is full: what of the other boxes', 'group-full'],
  ['how many toppings can I skip where none is mandatory', 'group-optional'],
  ['is a one-time promo code free again after cancelling', 'code-after-cancelling'],
  ['I cancelled my order, can I use my vouchers once more?', 'code-after-cancelling'],
  ['where does following lead when no courier is found', 'ending-no-courier'],
  ['may floor and entry code stay empty in a favourite address', 'favourite-address-fields'],
  ['how are restaurants sorted', 'sorting'],
  ['faut-il un numéro de rue pour regarder les commerces', 'street-without-number'],
  ['peut-on cumuler deux codes promo', 'one-code'],
  ['where does tapping a current order lead', 'order-leads'],
  ['what happens when somebody opens the store list without having chosen a category', 'no-category'],
  ['what is shown when a store works with time slots and has none on the chosen day', 'times-greyed'],
  ['how often does the order detail page refresh itself', 'order-refresh'],
  ['can the shop be used with the keyboard alone', 'keyboard'],
  ['which order does the tracking page show when its address names none', 'which-order'],
  ['how many digits has the phone number of who applies as a courier', 'hopper-form'],
  ['que fait le bouton Retour après la commande', 'back-after-order'],
])('who asks of a rule “%s” finds it among the first five', (typed, id) => {
  expect(
    findRule(typed)
      ?.entries.slice(0, 5)
      .map(({ link }) => link),
  ).toContain(`rule-${id}`);
});

test.each([
  ['money could not be added to the wallet', 'error-536'],
  ['error 656', 'error-656'],
  ['slot full', 'refusal-slot_full'],
  ['VIEW ALL STORES', 'around-every-page'],
  ['erreur 536', 'error-536'],
])('who asks what is read, “%s”, finds the words of the shop', (typed, link) => {
  expect(findRule(typed)?.entries.map((entry) => entry.link)).toContain(link);
});

test('where few have every word, what nearly has them stands behind; who asks how many is told a number first', () => {
  const found = findRule('how many cards may I save')?.entries ?? [];
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]?.title).toMatch(/\d/);
});
