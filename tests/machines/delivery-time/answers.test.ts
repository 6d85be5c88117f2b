import { deliveryTimeModel, tomorrowNoon } from '#machines/delivery-time/delivery-time.model.ts';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const changed = (choice: object | null, presetOf: string | null = null) => ({ type: 'time.changed', choice, presetOf });

describeAnswers(deliveryTimeModel, toDeliveryTimeView, {
  'I leave a closed store for an open one': {
    shows: { is: 'asap', choice: null, presetOf: null, trouble: null },
    asked: '',
    emitted: [changed({ start: '21:00' }, 'b'.repeat(24)), changed(null)],
  },
  'I leave a closed store for another closed one': {
    shows: { is: 'preset', choice: { date: '2026-11-20', start: '18:00' }, presetOf: 'd'.repeat(24) },
    asked: '',
    emitted: [changed({ start: '18:00' }, 'd'.repeat(24))],
  },
  'the chosen time passes while the customer looks around': {
    shows: { is: 'scheduled', choice: tomorrowNoon, presetOf: null, trouble: null },
    asked: '',
    emitted: [changed(null), changed(null), changed(tomorrowNoon)],
  },
  'tomorrow is chosen': {
    shows: { is: 'scheduled', choice: tomorrowNoon, presetOf: null },
    asked: '',
    emitted: [changed(null), changed(tomorrowNoon)],
  },
  'I open the list of times and close it again': {
    shows: { is: 'asap', choice: null, presetOf: null, trouble: null },
    asked: '',
    emitted: [],
  },
  'the store takes nothing for later': {
    shows: { is: 'asap', choice: null, trouble: null },
    asked: '',
    emitted: [changed(null), changed(null)],
  },
  'the chosen time is sooner than the store’s notice allows': {
    shows: { is: 'gone', choice: null, trouble: 'too_soon' },
    asked: '',
    emitted: [changed(null)],
  },
});
