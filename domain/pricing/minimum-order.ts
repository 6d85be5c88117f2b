import type { Minor } from '../money.ts';

/**
 * What is missing to a minimum order, in minor units; 0 once it is reached. Compared with the items after item offers,
 * before promo, tax and fees; equality passes. Null: there is no minimum.
 */
export const missingToMinimum = (items: Minor, minimum: Minor | null): Minor => Math.max(0, (minimum ?? 0) - items);

export const meetsMinimum = (items: Minor, minimum: Minor | null): boolean => missingToMinimum(items, minimum) === 0;
