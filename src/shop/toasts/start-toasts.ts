import { createActor } from 'xstate';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toToastsView } from '#machines/toasts/toasts.view.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';

export const toastsFlow = () => actorFlow(createActor(toastsMachine, { inspect }), toToastsView);
