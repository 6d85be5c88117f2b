import { trackingModel } from '#machines/tracking/tracking.model.ts';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(trackingModel, toTrackingView, {
  'the connection is lost on the way': {
    shows: { is: 'endedWell', order: { order_status: 25 }, isCutOff: false },
    asked: 'environment askOrder ride askOrder askOrder',
  },
  'the phone sleeps while the order is brought': {
    shows: { is: 'followed', order: { order_status: 9 }, isCutOff: false, map: { is: 'open' } },
    asked: 'environment askOrder askOrder ride',
  },
  'the store says no': { shows: { is: 'endedBadly', order: { order_status: 103 } }, asked: 'environment askOrder' },
  'old news come after newer ones': {
    shows: { is: 'followed', order: { order_status: 3 }, isCutOff: false, map: { is: 'absent' } },
    asked: 'environment askOrder askOrder',
  },
  'an order is opened that is somebody else’s': { shows: { is: 'refused', failure: { code: 652 } }, asked: 'environment askOrder' },
  'no courier is found': { shows: { is: 'endedBadly', order: { order_status: 109 } }, asked: 'environment askOrder askOrder' },
  'the courier gives the order back': {
    shows: { is: 'followed', order: { order_status: 9, request_detail: { delivery_status: 19 } }, isCutOff: false, map: { is: 'open' } },
    asked: 'environment askOrder ride askOrder askOrder ride',
  },
});
