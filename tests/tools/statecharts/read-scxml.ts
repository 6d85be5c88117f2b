import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { ChartFacts, StateFact, WayFact } from './facts-of-chart.ts';

/** What may stand in what, by the W3C's tables of SCXML 1.0, as far as charts are exported. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  scxml: ['state', 'parallel', 'final', 'datamodel'],
  datamodel: ['data'],
  data: [],
  state: ['onentry', 'onexit', 'transition', 'state', 'parallel', 'final', 'history', 'invoke'],
  parallel: ['onentry', 'onexit', 'transition', 'state', 'parallel', 'history', 'invoke'],
  final: ['onentry', 'onexit'],
  history: ['transition'],
  onentry: ['log', 'raise', 'send', 'cancel'],
  onexit: ['log', 'raise', 'send', 'cancel'],
  transition: ['log', 'raise', 'send', 'cancel'],
  invoke: [],
  log: [],
  raise: [],
  send: [],
  cancel: [],
};

/** Attributes that an element may have, those that it must have with a star. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  scxml: ['xmlns*', 'version*', 'datamodel', 'name', 'initial'],
  datamodel: [],
  data: ['id*', 'expr'],
  state: ['id', 'initial'],
  parallel: ['id'],
  final: ['id'],
  history: ['id', 'type'],
  onentry: [],
  onexit: [],
  transition: ['event', 'cond', 'target', 'type'],
  invoke: ['id', 'type', 'src'],
  log: ['label', 'expr'],
  raise: ['event*'],
  send: ['event', 'id', 'delay', 'delayexpr', 'target'],
  cancel: ['sendid'],
};

const inside = (element: XmlElement): readonly XmlElement[] => element.children.filter((child) => child instanceof XmlElement);
const below = (element: XmlElement): readonly XmlElement[] => [element, ...inside(element).flatMap(below)];
const isState = ({ name }: XmlElement) => ['state', 'parallel', 'final', 'history'].includes(name);

/** What of a document is not as SCXML has it, in words. */
export function faultsOf(text: string): readonly string[] {
  const { root } = parseXml(text);
  if (!root) return ['there is nothing in it'];
  const all = below(root);
  const ids = all.filter((one) => one.name !== 'send').flatMap(({ attributes }) => attributes['id'] ?? []);
  const states = new Set(all.filter(isState).flatMap(({ attributes }) => attributes['id'] ?? []));
  const named = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean);
  const faultsIn = (element: XmlElement): readonly string[] => {
    const { name, attributes } = element;
    const may = ATTRIBUTES[name] ?? [];
    return [
      ...inside(element).flatMap((child) => (CONTENT[name]?.includes(child.name) ? [] : [`${child.name} stands in ${name}`])),
      ...Object.keys(attributes).flatMap((one) => (may.includes(one) || may.includes(`${one}*`) ? [] : [`${name} has ${one}`])),
      ...may.flatMap((one) => (one.endsWith('*') && !attributes[one.slice(0, -1)] ? [`${name} lacks ${one}`] : [])),
      ...[...named(attributes['initial']), ...(name === 'transition' ? named(attributes['target']) : [])].flatMap((id) =>
        states.has(id) ? [] : [`${name} leads to ${id}, which is not there`],
      ),
      ...(attributes['initial'] !== undefined && !below(element).some((one) => one.attributes['id'] === attributes['initial'])
        ? [`${attributes['initial']} is not inside`]
        : []),
      ...(name === 'transition' && Object.keys(attributes).length === 0 ? ['a transition says nothing'] : []),
    ];
  };
  return [
    ...all.flatMap(faultsIn),
    ...(root.name === 'scxml' && root.attributes['xmlns'] === 'http://www.w3.org/2005/07/scxml' ? [] : ['it is no SCXML']),
    ...ids.flatMap((id) => (/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(id) ? [] : [`${id} is no id`])),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice`),
  ];
}

const expression = (code: string, held: object): unknown =>
  // The conditions are ECMAScript, and this is how one finds out what they say.
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(...Object.keys(held), `return ${code}`) as (...values: readonly unknown[]) => unknown)(...Object.values(held));

/** The name that a condition asks for: the one field of the guards that its document knows and that makes it true. */
const guardOf = (cond: string | undefined, guards: object): string | null => {
  if (cond === undefined) return null;
  const fits = Object.keys(guards).filter((name) => expression(cond, { guards: { ...guards, [name]: true } }) === true);
  if (fits.length !== 1 || expression(cond, { guards }) !== false) throw new Error(`${cond} asks for ${fits.length} guards`);
  return fits[0] ?? null;
};

/** Reads states and ways out of a document. @throws Error where a condition or a wait is not what an exported one is */
export function readScxml(text: string): ChartFacts {
  const { root } = parseXml(text);
  if (!root) throw new Error('There is nothing in it');
  const data = below(root).filter(({ name }) => name === 'data');
  const held = (id: string) => {
    const found = data.find(({ attributes }) => attributes['id'] === id)?.attributes['expr'];
    return found === undefined ? {} : (expression(found, {}) as object);
  };
  const guards = held('guards');
  const states: StateFact[] = [];
  const ways: WayFact[] = [];
  const own = root.attributes['initial'] ?? '';

  const visit = (state: XmlElement): void => {
    const id = state.attributes['id'] ?? '';
    const actors = inside(state).filter(({ name }) => name === 'invoke');
    const sent = inside(state)
      .filter(({ name }) => name === 'onentry')
      .flatMap(inside)
      .filter(({ name }) => name === 'send');
    const byOf = (event: string | undefined): string => {
      if (event === undefined) return 'always';
      const place = actors.findIndex(({ attributes }) => event.endsWith(`.${attributes['id'] ?? ''}`));
      if (place >= 0 && event.startsWith('done.invoke.')) return `actor ${place} done`;
      if (place >= 0 && event.startsWith('error.platform.')) return `actor ${place} error`;
      if (event === `done.state.${id}`) return 'it ended';
      const wait = sent.find(({ attributes }) => attributes['event'] === event);
      return wait ? `after ${wait.attributes['delay'] ?? /^waits\['(.*)'\]$/.exec(wait.attributes['delayexpr'] ?? '')?.[1] ?? ''}` : event;
    };
    states.push({
      id,
      is: state.name,
      begins: state.attributes['initial'] ?? null,
      asks: actors.map(({ attributes }) => decodeURIComponent(attributes['src'] ?? '')),
      remembers:
        state.name === 'history'
          ? [state.attributes['type'] ?? '', ...inside(state).map(({ attributes }) => attributes['target'] ?? '')]
          : [],
    });
    for (const { attributes } of inside(state).filter(({ name }) => name === 'transition')) {
      const to = (attributes['target'] ?? '').split(' ').filter(Boolean);
      // The one way that ends the document, and where nothing is remembered, are the form's own.
      if (to[0] === `${own}.ended` || state.name === 'history') continue;
      ways.push({ from: id, by: byOf(attributes['event']), guard: guardOf(attributes['cond'], guards), to });
    }
    for (const child of inside(state).filter(isState)) visit(child);
  };
  for (const state of inside(root).filter((one) => isState(one) && one.attributes['id'] === own)) visit(state);
  return { states, ways };
}
