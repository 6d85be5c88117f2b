import { fileURLToPath } from 'node:url';
import { checkoutSystem } from './checkout-system.ts';
import { courierSystem } from './courier-system.ts';
import { partsOf, type System } from './system.ts';

/** A system with the file that it is exported from. */
export type NamedSystem = { readonly system: System; readonly file: string; readonly exported: string };

const named = (system: System, file: string, exported: string): NamedSystem => ({
  system,
  file: fileURLToPath(new URL(file, import.meta.url)),
  exported,
});

/** Every system that has a page. */
export const systems: readonly NamedSystem[] = [
  named(checkoutSystem, 'checkout-system.ts', 'checkoutSystem'),
  named(courierSystem, 'courier-system.ts', 'courierSystem'),
];

/** The systems that the flow of a page is part of. */
export const systemsWith = (page: string): readonly System[] =>
  systems.map(({ system }) => system).filter((system) => partsOf(system).some((part) => part.page === page));
