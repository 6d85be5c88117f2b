import { receivingModel } from '#machines/receiving/receiving.model.ts';
import { toReceivingView } from '#machines/receiving/receiving.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const way = (isPickup: boolean) => ({ type: 'way.changed', isPickup });

describeAnswers(receivingModel, toReceivingView, {
  'the store stops handing orders over': {
    shows: { isPickup: false, pickup: 'absent' },
    asked: '',
    emitted: [way(false), way(true), way(false)],
  },
  'the store only hands orders over': { shows: { isPickup: true, pickup: 'lockedOn' }, asked: '', emitted: [way(false), way(true)] },
});
