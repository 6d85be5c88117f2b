import type { CurrentLocation } from '#contract/entities/address.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { locationMachine } from './location.machine.ts';
import { locationQuestions } from './location.questions.ts';
import { answered, broke, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

const place = (address: string, latitude: number, longitude: number): CurrentLocation => ({
  latitude,
  longitude,
  address,
  city1: 'Genève',
  city2: 'Genève',
  city3: '',
  country: 'Switzerland',
  country_code: 'CH',
  country_code_2: 'CHE',
  city_code: '',
});
export const home = place('Rue de Carouge 12, 1205 Genève', 46.1969, 6.1428);
export const work = place('Rue du Rhône 50, 1204 Genève', 46.2034, 6.1497);

export const locationModel = defineModel({
  machine: locationMachine,
  title: 'Location',
  sentence: 'Knows the place that stores are looked for around, from the list or from the device.',
  usedBy: 'the landing page and the header’s address box',
  section: '1.2',
  inputs: [
    { says: 'nobody has said where they are', input: { place: null } },
    { says: 'a place is remembered', input: { place: home } },
  ],
  events: [
    byCustomer('the customer picks a place from the list', { type: 'place.chosen', place: work }),
    byCustomer('the customer asks for their own location', { type: 'location.asked' }),
    byCustomer('the customer reads the message about the device', { type: 'trouble.read' }),
    byServer('the device says where it is', answered('locate', ok(home))),
    byServer('the customer refuses to share the location', answered('locate', failed('denied'))),
    byServer('the device lies outside every city', answered('locate', failed('outside'))),
    byServer('the device has no signal', answered('locate', failed('unavailable'))),
    byServer('the look-up breaks', broke('locate')),
    byTime('10 s pass without an answer of the device', passed('locatingTakesTooLong.location.locating')),
  ],
  project: ({ context }) => ({ place: context.place?.address ?? null, trouble: context.trouble }),
  invariants: [
    { says: 'somewhere always has a place', holds: (snapshot) => snapshot.value !== 'somewhere' || snapshot.context.place !== null },
    { says: 'nowhere never has one', holds: (snapshot) => snapshot.value !== 'nowhere' || snapshot.context.place === null },
    {
      says: 'an earlier message about the device is gone while it is asked again',
      holds: (snapshot) => snapshot.value !== 'locating' || snapshot.context.trouble === null,
    },
  ],
  questions: locationQuestions,
});
