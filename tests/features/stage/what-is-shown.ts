import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

const looks = { getComputedStyle: () => ({ getPropertyValue: () => '', content: 'none', display: 'block' }) as never };

const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'option',
  'tab',
  'slider',
  'spinbutton',
];
/** What is told apart by who only listens. */
const PLACES = ['alert', 'status', 'dialog', 'alertdialog', 'meter', 'radiogroup', 'group', 'list', 'table', 'complementary', 'img'];
const INLINE = ['SPAN', 'STRONG', 'SMALL', 'EM', 'B', 'I', 'LABEL', 'TIME', 'ABBR', 'BDI', 'LEGEND'];

export const roleOf = (element: Element): string | null =>
  element instanceof HTMLInputElement && element.type === 'password' ? 'textbox' : getRole(element);
/** Money keeps its parts together with a space that looks like any other. */
const spaced = (text: string): string => text.replaceAll(/[ \t\n\u00a0]+/g, ' ').trim();
export const nameOf = (element: Element): string => spaced(computeAccessibleName(element, looks));
export const isControl = (element: Element): boolean => CONTROLS.includes(roleOf(element) ?? '');

const isSo = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === 'true';

/** What is said of a control beside its name, in a fixed order. */
function standingOf(element: Element): string[] {
  const field = element as HTMLInputElement;
  const role = roleOf(element);
  const said = spaced(computeAccessibleDescription(element, looks));
  return [
    field.disabled || isSo(element, 'aria-disabled') ? 'disabled' : '',
    isSo(element, 'aria-busy') ? 'busy' : '',
    field.checked || isSo(element, 'aria-checked') ? 'checked' : '',
    isSo(element, 'aria-pressed') ? 'pressed' : '',
    isSo(element, 'aria-selected') ? 'selected' : '',
    element.getAttribute('aria-expanded') === 'true' ? 'open' : '',
    isSo(element, 'aria-invalid') ? 'invalid' : '',
    (role === 'textbox' || role === 'searchbox') && field.readOnly ? 'read only' : '',
    (role === 'textbox' || role === 'searchbox') && field.value ? `with “${field.value}”` : '',
    said ? `says “${said}”` : '',
  ].filter(Boolean);
}

const controlIn = (element: Element): string => [`${roleOf(element) ?? ''}: ${nameOf(element)}`, ...standingOf(element)].join(', ');

const isUnseen = (element: Element): boolean =>
  isSo(element, 'aria-hidden') || element.hasAttribute('hidden') || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName);

/** A field's own label and note, and the name of a group, are told with it. */
function isTold(element: Element): boolean {
  if (element.tagName === 'LEGEND') return true;
  if (element.tagName === 'LABEL' && !element.querySelector('button, input')) return true;
  const id = element.getAttribute('id');
  return id !== null && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
}

function placeIn(element: Element): string | null {
  const role = roleOf(element);
  if (role === 'meter')
    return `meter: ${nameOf(element)}, ${spaced(element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '')}`;
  if (role === 'img') return nameOf(element) ? `picture: ${nameOf(element)}` : null;
  if (!PLACES.includes(role ?? '') || role === 'list' || role === 'table') return null;
  const name = nameOf(element);
  if (role === 'group' && !name) return null;
  return name ? `${role ?? ''}: ${name}` : `${role ?? ''}:`;
}

/**
 * What a page shows and lets do, line by line, as somebody hears it who sees nothing: texts; controls by role and name
 * with how they stand; places that are told apart (alerts, dialogs …) before what is in them.
 */
export function shownIn(root: Element): readonly string[] {
  const lines: string[] = [];
  let text = '';
  const endLine = () => {
    if (spaced(text)) lines.push(spaced(text));
    text = '';
  };
  const look = (node: Node): void => {
    if (node.nodeType === 3) text += node.textContent ?? '';
    if (!(node instanceof Element) || isUnseen(node) || isTold(node)) return;
    if (isControl(node)) {
      endLine();
      lines.push(controlIn(node));
      return;
    }
    if (node.tagName === 'LABEL') {
      node.querySelectorAll('input, select, textarea').forEach(look);
      return;
    }
    const place = placeIn(node);
    const isBlock = !INLINE.includes(node.tagName) || place !== null;
    if (isBlock) endLine();
    const before = lines.length;
    if (place !== null) lines.push(place);
    node.childNodes.forEach(look);
    if (isBlock) endLine();
    // An alert or a status that says nothing yet is there to be heard later.
    if (place !== null && place.endsWith(':') && lines.length === before + 1) lines.pop();
  };
  look(root);
  endLine();
  return lines;
}
