import { test } from 'vitest';
import { leadModel } from '#machines/lead/lead.model.ts';
import type { LeadDraft } from '#machines/lead/lead.setup.ts';
import { toLeadView, type LeadView } from '#machines/lead/lead.view.ts';
import { bakery } from '#machines/lead/sample-leads.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const filling = (draft: LeadDraft, more: Partial<LeadView> = {}) =>
  ({ is: 'filling', draft, busy: false, failure: null, mayTryAgain: false, ...more }) as const;
const thanks = (secondsLeft: number, isHeld = false) => ({ is: 'thanked', lead: bakery, secondsLeft, isHeld }) as const;
const sent = { asked: { sendLead: { kind: 'partner', lead: bakery } } };
const typed = { name: 'Samira' };
const types: Step = ['a first name is typed', filling(typed), { emitted: [{ type: 'draft.kept', draft: typed }] }];
const sends: Step = ['the form is sent', filling(typed, { busy: true }), sent];
const empties = { emitted: [{ type: 'draft.kept', draft: null }] };

test('what did not come through is there as it was typed, with the reason, and is sent again', () =>
  tellStory(leadModel, toLeadView, [
    ['the form is empty', filling({})],
    types,
    sends,
    ['no answer comes', filling(typed, { failure: offline, mayTryAgain: true })],
    sends,
    ['the server refuses something in it', filling(typed, { failure: refused(501) })],
    ['a first name is typed', filling(typed, { failure: refused(501) }), { emitted: [{ type: 'draft.kept', draft: typed }] }],
    sends,
    ['the server takes it', thanks(5), empties],
  ]));

test('thanks stand for five seconds, wait while somebody looks at them, and go when the form is wanted', () =>
  tellStory(leadModel, toLeadView, [
    ['somebody comes back to what they typed', filling({ name: 'Sam' })],
    ['the form is sent', filling({ name: 'Sam' }, { busy: true }), sent],
    ['a first name is typed', filling(typed, { busy: true }), { emitted: [{ type: 'draft.kept', draft: typed }] }],
    ['the server takes it', thanks(5), empties],
    ['1 s passes', thanks(4)],
    ['the pointer comes to the thanks', thanks(4, true)],
    ['the pointer leaves the thanks', thanks(4)],
    ['1 s passes', thanks(3)],
    ['1 s passes', thanks(2)],
    ['1 s passes', thanks(1)],
    ['1 s passes', filling({})],
    ['the form is sent', filling({}, { busy: true }), sent],
    ['the server takes it', thanks(5), empties],
    ['the form is wanted back', filling({})],
  ]));
