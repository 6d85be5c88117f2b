export type Plant = { readonly name: string; readonly says: string; readonly changes: readonly { readonly file: string; readonly find: string; readonly replace: string }[]; readonly sql?: readonly string[] };
export declare const PLANTS: readonly Plant[];
export declare function plantNamed(name: string): Plant;
export declare function plantedSources(plant: Plant): Map<string, string>;
