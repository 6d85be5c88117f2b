import { test } from 'vitest';
import { describeMachine } from 'statechart-stories/describe-machine';
import { tellStory } from 'statechart-stories/tell-story';
import { liftModel } from './lift.model.ts';

describeMachine(liftModel);

test('the lift comes, opens, closes and rests', async () => {
  const shown = (snapshot: { readonly value: unknown; readonly context: { readonly floor: number } }) => ({
    is: snapshot.value,
    floor: snapshot.context.floor,
  });
  await tellStory(liftModel, shown, [
    ['the cabin stands on the ground floor', { is: 'resting', floor: 0 }],
    ['somebody calls it to floor 3', { is: 'riding', floor: 0 }, { asked: { drive: { to: 3 } } }],
    ['the cabin arrives', { is: 'open', floor: 3 }],
    ['the doors were open for 5 s', { is: 'closing', floor: 3 }],
    ['the doors closed for 3 s', { is: 'resting', floor: 3 }],
  ]);
});
