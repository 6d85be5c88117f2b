import { courierMapModel } from '#machines/courier-map/courier-map.model.ts';
import { toCourierMapView } from '#machines/courier-map/courier-map.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(courierMapModel, toCourierMapView, {
  'the customer moves the map while the courier rides': { shows: { drawing: 'drawn', isFollowing: true }, asked: '' },
  'the map cannot be drawn': { shows: { drawing: 'missing', isFollowing: true, label: null }, asked: '' },
});
