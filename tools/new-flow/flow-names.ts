import { inWords } from '#statecharts/state-nodes.ts';

/** A flow's name in every form that its files need: gift-card, giftCard, GiftCard, Gift card. */
export type FlowNames = { readonly name: string; readonly id: string; readonly type: string; readonly title: string };

/** @throws Error where it is no name for a flow */
export function namesOf(name: string): FlowNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a flow: small letters and hyphens, as in gift-card`);
  const id = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { name, id, type: id.charAt(0).toUpperCase() + id.slice(1), title: inWords(name) };
}
