import type { Failure } from '#contract/failure.ts';

/** No city, no delivery there, no store of the kind: asking again brings nothing else, another address may. */
const NO_DELIVERY_HERE: readonly number[] = [811, 813, 843];

export const isOutsideArea = (failure: Failure): boolean => failure.kind === 'refused' && NO_DELIVERY_HERE.includes(failure.code);
