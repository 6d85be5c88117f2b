export type Plant = {
  readonly name: string;
  readonly says: string;
  readonly changes: readonly { readonly file: string; readonly find: string; readonly replace: string }[];
  readonly sql?: readonly string[];
  /** The test that finds it, where the storm would wait for long: two must do something at the same moment, or a second safeguard hides it. */ readonly test?: string;
};
export declare const PLANTS: readonly Plant[];
export declare function plantNamed(name: string): Plant;
export declare function plantedSources(plant: Plant): Map<string, string>;
