export type Plant = { readonly name: string; readonly says: string; readonly changes: readonly { readonly file: string; readonly find: string; readonly replace: string }[]; readonly sql?: readonly string[]; /** The test of races that finds it; the storm does without one. */ readonly races?: string };
export declare const PLANTS: readonly Plant[];
export declare function plantNamed(name: string): Plant;
export declare function plantedSources(plant: Plant): Map<string, string>;
