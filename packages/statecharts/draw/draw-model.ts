import type { AnyStateMachine } from 'xstate';
import { anyModel } from '../any-model.ts';
import type { MachineModel } from '../model.ts';
import { chartOf } from './chart.ts';
import { drawChart } from './drawing-svg.ts';

/** Draws the machine of a model as an SVG file. The same model gives the same bytes. */
export const drawModel = <M extends AnyStateMachine>(model: MachineModel<M>): Promise<string> => drawChart(chartOf(anyModel(model)));
