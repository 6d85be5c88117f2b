type Weight = { readonly javascript: number; readonly styles: number };
export const BUDGETS: Readonly<Record<'landing' | 'store' | 'basket', Weight>>;
export function weigh(html: string, client: string): Weight;
