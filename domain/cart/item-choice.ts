import type { SpecificationGroup } from '#contract/entities/store.ts';
import { toMinor, type Minor } from '../money.ts';

/** The options chosen in each group, by the groups' and options' `unique_id`. */
export type Choice = ReadonlyMap<number, ReadonlySet<number>>;

export type ChoiceProblem =
  | { readonly group: number; readonly is: 'too_few'; readonly missing: number }
  | { readonly group: number; readonly is: 'too_many'; readonly most: number }
  | { readonly group: number; readonly is: 'unknown_option'; readonly option: number }
  | { readonly group: number; readonly is: 'unknown_group' };

type GroupRule = Pick<SpecificationGroup, 'type' | 'range' | 'max_range' | 'is_required'>;

/** The most options a group takes: one in a one-choice group, else its maximum, else its minimum, else no cap. */
export const mostOf = (group: GroupRule): number => (group.type === 1 ? 1 : group.max_range || group.range || Number.POSITIVE_INFINITY);

/** The fewest options a required group needs; a group that is not required may take none. */
export const fewestOf = (group: GroupRule): number => (group.type === 1 ? 1 : Math.max(1, group.range));

/** Whether this many chosen options satisfy the group (specification 1, sections 4 and 5). */
export const isSatisfied = (group: GroupRule, chosen: number): boolean =>
  chosen <= mostOf(group) && (chosen >= fewestOf(group) || (chosen === 0 && !group.is_required));

/** Whether an option that is not chosen yet must be disabled. In a one-choice group a click moves the choice instead. */
export const isFull = (group: GroupRule, chosen: number): boolean => group.type === 2 && chosen >= mostOf(group);

/** How a group's hint reads: 'choose 1', 'choose 2 to 4', 'choose 2', 'choose upto 3', or nothing. */
export type GroupHint =
  | { readonly is: 'exactly'; readonly count: number }
  | { readonly is: 'between'; readonly fewest: number; readonly most: number }
  | { readonly is: 'up_to'; readonly most: number }
  | { readonly is: 'none' };

export function hintOf(group: GroupRule): GroupHint {
  if (group.type === 1) return { is: 'exactly', count: 1 };
  if (group.range && group.max_range && group.range !== group.max_range)
    return { is: 'between', fewest: group.range, most: group.max_range };
  if (group.range) return { is: 'exactly', count: group.range };
  if (group.max_range) return { is: 'up_to', most: group.max_range };
  return { is: 'none' };
}

export const defaultChoice = (groups: readonly SpecificationGroup[]): Choice =>
  new Map(
    groups.map((group) => {
      const defaults = group.list.filter((option) => option.is_default_selected).map((option) => option.unique_id);
      return [group.unique_id, new Set(defaults.slice(0, Math.min(mostOf(group), defaults.length)))];
    }),
  );

/**
 * The choice after a click on an option. In a one-choice group the clicked option takes the place of the other and
 * can't be taken away; in others a click adds or takes away. A click that the group can't take changes nothing.
 */
export function toggleOption(groups: readonly SpecificationGroup[], choice: Choice, groupId: number, optionId: number): Choice {
  const group = groups.find((candidate) => candidate.unique_id === groupId);
  if (!group?.list.some((option) => option.unique_id === optionId)) return choice;
  const chosen = choice.get(groupId) ?? new Set<number>();
  if (group.type === 1) return new Map(choice).set(groupId, new Set([optionId]));
  if (chosen.has(optionId)) return new Map(choice).set(groupId, new Set([...chosen].filter((other) => other !== optionId)));
  if (isFull(group, chosen.size)) return choice;
  return new Map(choice).set(groupId, new Set([...chosen, optionId]));
}

export function problemOf(groups: readonly SpecificationGroup[], choice: Choice): ChoiceProblem | null {
  for (const [groupId, chosen] of choice) {
    const group = groups.find((candidate) => candidate.unique_id === groupId);
    if (!group) {
      if (chosen.size > 0) return { group: groupId, is: 'unknown_group' };
      continue;
    }
    for (const option of chosen) {
      if (!group.list.some((candidate) => candidate.unique_id === option)) return { group: groupId, is: 'unknown_option', option };
    }
  }
  for (const group of groups) {
    const chosen = choice.get(group.unique_id)?.size ?? 0;
    if (isSatisfied(group, chosen)) continue;
    return chosen > mostOf(group)
      ? { group: group.unique_id, is: 'too_many', most: mostOf(group) }
      : { group: group.unique_id, is: 'too_few', missing: fewestOf(group) - chosen };
  }
  return null;
}

export const priceOfChoice = (groups: readonly SpecificationGroup[], choice: Choice): Minor =>
  groups.reduce((sum, group) => {
    const chosen = choice.get(group.unique_id);
    return sum + group.list.reduce((price, option) => (chosen?.has(option.unique_id) ? price + toMinor(option.price) : price), 0);
  }, 0);

/** (Base price + chosen options) × quantity (specification 1, section 4). */
export const priceOfLine = (basePrice: Minor, groups: readonly SpecificationGroup[], choice: Choice, quantity: number): Minor =>
  (basePrice + priceOfChoice(groups, choice)) * quantity;
