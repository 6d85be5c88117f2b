import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Doer, MachineModel, SampleInput, StepClaim } from './model.ts';

/** A sample event whose machine is not known to the type checker. */
export type AnySample = {
  readonly says: string;
  readonly by: Doer;
  readonly event: { readonly type: string; readonly output?: unknown; readonly error?: unknown };
};

export type AnyModel = Omit<MachineModel<AnyStateMachine>, 'events' | 'inputs' | 'project' | 'invariants' | 'steps' | 'samplesOf'> & {
  readonly inputs: readonly SampleInput<unknown>[];
  readonly events: readonly AnySample[];
  readonly samplesOf?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly AnySample[]>>;
  readonly project: (snapshot: AnyMachineSnapshot) => unknown;
  readonly invariants?: readonly { readonly says: string; readonly holds: (snapshot: AnyMachineSnapshot) => boolean }[];
  readonly steps?: readonly StepClaim<AnyMachineSnapshot, AnyEventObject>[];
};

/**
 * Forgets the type of a model's machine. The functions of a model only ever get snapshots of that model's own
 * machine, so the one cast of the harness is here.
 */
export const anyModel = <M extends AnyStateMachine>(model: MachineModel<M>): AnyModel => model as unknown as AnyModel;
