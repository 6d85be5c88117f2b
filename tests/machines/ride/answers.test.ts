import { beforeTheBridge, onTheBridge, rideModel } from '#machines/ride/ride.model.ts';
import { toRideView } from '#machines/ride/ride.view.ts';
import type { rideMachine } from '#machines/ride/ride.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const toView = (snapshot: SnapshotFrom<typeof rideMachine>) => toRideView(snapshot, null);

describeAnswers(rideModel, toView, {
  'an answer about the courier comes late, after a newer one': {
    shows: { position: onTheBridge, route: { metres: 1_650 } },
    asked: 'askRoute askPosition askPosition',
  },
  'nobody says where the courier is': {
    shows: { position: onTheBridge, route: { metres: 1_650 } },
    asked: 'askRoute askPosition askPosition',
  },
  'no road is told': { shows: { position: beforeTheBridge, route: null }, asked: 'askRoute askPosition askRoute' },
});
