import type { Facts } from '../page/facts.ts';

/** A flow inside a system, as its page knows it beside the machine. */
export type PartFacts = { readonly id: string; readonly page: string; readonly facts: Facts };

/** What a system's page knows beside the system itself. */
export type SystemFacts = { readonly name: string; readonly exported: string; readonly parts: readonly PartFacts[] };
