type Package = { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean; readonly devOptional?: boolean };
type Packages = Readonly<Record<string, Package>>;

export function isInstalled(named: Packages, installed: Packages, isWhole: boolean): boolean;
