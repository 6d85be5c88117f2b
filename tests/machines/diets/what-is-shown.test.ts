import { test } from 'vitest';
import { dietsModel, LEA, NO_MILK_EITHER, NO_NUTS } from '#machines/diets/diets.model.ts';
import { toDietsView, type DietsView } from '#machines/diets/diets.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline } from '../sample-failures.ts';

const kept: DietsView = { is: 'kept', failure: null };
const saving: DietsView = { is: 'saving', failure: null };
const opens: Step = ['a guest opens the page', kept];
const signsIn: Step = ['Léa signs in', kept];
const wanted = (eats: typeof NO_NUTS) => ({ type: 'eats.wanted', customerId: LEA, eats });
const saved = (eats: typeof NO_NUTS) => ({ type: 'eats.saved', customerId: LEA, eats });
const avoidsNuts: Step = ['the customer avoids nuts', saving, { asked: { save: { eats: NO_NUTS } }, emitted: [wanted(NO_NUTS)] }];
const again: Step = ['the customer has it saved again', saving, { asked: { save: { eats: NO_NUTS } } }];

test('a guest’s is the browser’s alone; it goes along with who signs in', () =>
  tellStory(dietsModel, toDietsView, [
    opens,
    ['the customer avoids nuts', kept, { emitted: [{ type: 'eats.wanted', customerId: null, eats: NO_NUTS }] }],
    ['Léa signs in, and what the guest said goes along', saving, { asked: { save: { eats: NO_NUTS } } }],
    ['the account keeps nuts', kept, { emitted: [saved(NO_NUTS)] }],
    ['Léa signs out', kept],
  ]));

test('what is chosen while something is saved is saved after it', () =>
  tellStory(dietsModel, toDietsView, [
    opens,
    signsIn,
    avoidsNuts,
    ['the customer avoids milk too', saving, { emitted: [wanted(NO_MILK_EITHER)] }],
    ['the account keeps nuts', saving, { asked: { save: { eats: NO_MILK_EITHER } } }],
    ['the account keeps milk too', kept, { emitted: [saved(NO_MILK_EITHER)] }],
  ]));

test('what does not reach the account says so until it does', () =>
  tellStory(dietsModel, toDietsView, [
    opens,
    signsIn,
    avoidsNuts,
    ['what is avoided does not get through', { is: 'onlyHere', failure: offline }],
    again,
    ['what is avoided does not get through', { is: 'onlyHere', failure: offline }],
    ['the customer avoids milk too', saving, { asked: { save: { eats: NO_MILK_EITHER } }, emitted: [wanted(NO_MILK_EITHER)] }],
    ['the account keeps milk too', kept, { emitted: [saved(NO_MILK_EITHER)] }],
  ]));

test('a server that keeps nothing of the kind leaves it to the browser without a word', () =>
  tellStory(dietsModel, toDietsView, [opens, signsIn, avoidsNuts, ['the server keeps nothing of the kind', kept]]));

test('what one customer’s account lacks is not saved for the next', () =>
  tellStory(dietsModel, toDietsView, [
    opens,
    signsIn,
    avoidsNuts,
    ['what is avoided does not get through', { is: 'onlyHere', failure: offline }],
    again,
    ['what is avoided does not get through', { is: 'onlyHere', failure: offline }],
    ['Léa signs out', kept],
  ]));
