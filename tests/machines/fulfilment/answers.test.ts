import { fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const way = (isPickup: boolean) => ({ type: 'way.changed', isPickup });

describeAnswers(fulfilmentModel, toFulfilmentView, {
  'the store stops handing orders over': {
    shows: { isPickup: false, pickup: 'absent' },
    asked: '',
    emitted: [way(false), way(true), way(false)],
  },
  'the store only hands orders over': { shows: { isPickup: true, pickup: 'lockedOn' }, asked: '', emitted: [way(false), way(true)] },
});
