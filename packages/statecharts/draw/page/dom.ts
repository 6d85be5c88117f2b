import { icon, type Icon } from '../icons.ts';

type Child = Node | string | null | false | undefined | readonly Child[];
type Props = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

const append = (to: Element, child: Child): void => {
  if (child === null || child === false || child === undefined) return;
  if (typeof child === 'string' || child instanceof Node) to.append(child);
  else for (const one of child) append(to, one);
};

/** Makes an element. Properties that begin with `on` are listeners; true sets an empty attribute, null and false none. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
};

export const sign = (name: Icon, of: 'state' | 'way' = 'way', size = 16): Element => {
  const holder = document.createElement('template');
  holder.innerHTML = icon(name, of, size);
  const made = holder.content.firstElementChild;
  if (!made) throw new Error(`there is no icon ${name}`);
  return made;
};

export const all = (selector: string, at: ParentNode = document): readonly HTMLElement[] => [...at.querySelectorAll<HTMLElement>(selector)];

export const shapes = (selector: string, at: ParentNode = document): readonly SVGElement[] => [
  ...at.querySelectorAll<SVGElement>(selector),
];

/** The one element with an id. @throws Error when the page lacks it */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/** Scrolls a panel, and nothing around it, until a part of it is in sight: on phones, where the panel is as long as the page, nothing moves. */
export const showInside = (panel: Element, part: Element | null): void => {
  const body = panel.querySelector('.panel-body');
  if (!body || !part || body.scrollHeight <= body.clientHeight) return;
  const [frame, area] = [body.getBoundingClientRect(), part.getBoundingClientRect()];
  if (area.top < frame.top) body.scrollTop -= frame.top - area.top;
  else if (area.bottom > frame.bottom) body.scrollTop += Math.min(area.bottom - frame.bottom, area.top - frame.top);
};

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion:reduce)').matches;
