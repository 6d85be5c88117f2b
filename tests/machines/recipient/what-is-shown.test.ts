import { test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { KeptContact } from '#machines/recipient/recipient.machine.ts';
import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { toRecipientView, type RecipientView } from '#machines/recipient/recipient.view.ts';
import { readContact } from '#domain/checkout/recipient.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const empty = { name: '', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null };
const filling = (draft: object) => ({ draft: { ...empty, ...draft }, isWanting: false, collects: null });
const wanting = (draft: object) => ({ ...filling(draft), isWanting: true });
const lea = { name: 'Léa Bonnard', phone: '+41 791112233' };
const atTheDoor = { ...lea, floor: '3', entryCode: '4812', note: 'Ring twice' };
const given = (says: string) =>
  recipientModel.events.find((sample) => sample.says === says)?.event as { readonly grounds: Parameters<typeof readContact>[1] };
const agreed = (draft: object, says: string) => readContact({ ...empty, ...draft }, given(says).grounds).contact;
const begins: Step = ['nobody is known yet', filling({})];

const told = {
  types: ['contact.typed'],
  of: (event: AnyEventObject) => (event.kept as KeptContact).draft,
  is: ({ draft }: RecipientView) => draft,
};
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(recipientModel, toRecipientView, steps, told);

test('an account fills in what nobody typed, a saved address its door', () =>
  story([
    begins,
    ['the customer types another name', filling({ name: 'Noah Favre' })],
    ['the customer types a house number', filling({ name: 'Noah Favre', houseNumber: '12' })],
    ['the customer types a postcode without applying it', filling({ name: 'Noah Favre', houseNumber: '12', postcode: '1227' })],
    ['the customer signs in', filling({ name: 'Noah Favre', phone: lea.phone, houseNumber: '12', postcode: '1227' })],
    ['a saved address brings its floor and code', filling({ ...atTheDoor, name: 'Noah Favre' })],
    ['the customer pastes a phone number', filling({ ...atTheDoor, name: 'Noah Favre', phone: '0041 79 222 33 44' })],
    ['the customer signs in', filling({ ...atTheDoor, name: 'Noah Favre', phone: '0041 79 222 33 44' })],
  ]));

test('a note that a saved address brought goes with it, one that was typed stays', () => {
  const [home, elsewhere] = ['a saved address brings its floor and code', 'another address brings nothing'];
  const [hugo, door] = [{ note: 'The dog is called Hugo' }, { floor: '3', entryCode: '4812' }];
  return story([
    begins,
    [home, filling({ ...door, note: 'Ring twice' })],
    [elsewhere, filling({})],
    ['the customer types a note for the courier', filling(hugo)],
    [home, filling({ ...door, ...hugo })],
    [elsewhere, filling(hugo)],
  ]);
});

test('what was typed before is there again, the account fills in the rest, and nothing of it is the next one’s', () => {
  const before = { name: 'Inès Marques', entryCode: '1905' };
  return story([
    ['a name and an entry code were typed here before', filling(before)],
    ['the customer signs in', filling({ ...before, phone: lea.phone })],
    ['the customer wants it delivered', wanting({ ...before, phone: lea.phone })],
    ['the customer signs out', filling({})],
    ['the customer signs in', filling(lea)],
  ]);
});

test('what is missing is said until nothing is, and who receives it is told then', () => {
  const home = 'the customer wants it delivered';
  const ready = { ...lea, houseNumber: '12' };
  return story([
    begins,
    [home, wanting({})],
    [home, wanting({})],
    ['the customer signs in', wanting(lea)],
    ['the customer wants it delivered nowhere yet', wanting(lea)],
    ['the customer types a house number', wanting(ready)],
    [home, filling(ready), { emitted: [{ type: 'contact.agreed', contact: agreed(ready, home) }] }],
    ['the customer types half a phone number', filling({ ...ready, phone: '079 41' })],
    [home, wanting({ ...ready, phone: '079 41' })],
  ]);
});

test('what was filled in whole is agreed at the first try, and nothing is held against it', () => {
  const home = 'the customer wants it delivered';
  const ready = { ...lea, houseNumber: '12' };
  return story([
    begins,
    ['the customer signs in', filling(lea)],
    ['the customer types a house number', filling(ready)],
    [home, filling(ready), { emitted: [{ type: 'contact.agreed', contact: agreed(ready, home) }] }],
  ]);
});

test('who collects is asked once more, and told only when they are sure', () => {
  const collects = 'the customer wants to collect it';
  const contact = agreed(lea, collects);
  return story([
    begins,
    ['the customer types half a phone number', filling({ phone: '079 41' })],
    [collects, wanting({ phone: '079 41' })],
    ['the customer pastes a phone number', wanting({ phone: '0041 79 222 33 44' })],
    ['the customer types another name', wanting({ phone: '0041 79 222 33 44', name: 'Noah Favre' })],
    [
      collects,
      {
        ...filling({ phone: '0041 79 222 33 44', name: 'Noah Favre' }),
        collects: agreed({ phone: '0041 79 222 33 44', name: 'Noah Favre' }, collects),
      },
    ],
    ['the customer changes their mind', filling({ phone: '0041 79 222 33 44', name: 'Noah Favre' })],
  ]).then(() =>
    story([
      begins,
      ['the customer signs in', filling(lea)],
      [collects, { ...filling(lea), collects: contact }],
      ['the customer confirms to collect', filling(lea), { emitted: [{ type: 'contact.agreed', contact }] }],
    ]),
  );
});
