import { assign } from 'xstate';

type Branch = { target?: unknown; reenter?: boolean; guard?: unknown; actions?: unknown };
type Node = Record<string, unknown> & { states?: Record<string, Node> };
export type Actions = Record<string, unknown>;
/** What can be changed in a chart: its words, and the change, which is made in place. */
export type ChartMutant = {
  readonly says: string;
  readonly apply: () => void;
  /**
   * Whether it may change nothing: another order of branches whose guards exclude each other, a state entered anew in which
   * nothing begins or ends, a way by a state that only decides and leads to where it led before.
   */
  readonly mayBeNone?: boolean;
};

const listOf = <One>(one: One | readonly One[] | undefined): readonly One[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as One[]) : [one as One];
const wordsOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string } | null)?.type ?? 'an action without a name');

function* transitionsOf(node: Node): Generator<readonly [holder: Record<string, unknown>, key: string]> {
  for (const name of ['on', 'after'])
    for (const key of Object.keys((node[name] as object | undefined) ?? {})) yield [node[name] as Record<string, unknown>, key];
  for (const key of ['always', 'onDone']) if (node[key] !== undefined) yield [node, key];
  for (const invoke of listOf(node.invoke) as readonly Record<string, unknown>[])
    for (const key of ['onDone', 'onError', 'onSnapshot']) if (invoke[key] !== undefined) yield [invoke, key];
}

function* droppedFrom(holder: Record<string, unknown>, key: string, where: string): Generator<ChartMutant> {
  const all = listOf(holder[key]);
  for (const [at, action] of all.entries())
    yield { says: `${where}: no longer '${wordsOf(action)}'`, apply: () => void (holder[key] = all.toSpliced(at, 1)) };
}

function* mutantsOfNode(node: Node, path: string, all: Readonly<Record<string, Node>>): Generator<ChartMutant> {
  const siblings = Object.keys(all);
  // From a state that only decides another one of the kind may lead back to it for ever.
  const decide = (name: string) => node.always === undefined && all[name]?.always !== undefined;
  for (const key of ['entry', 'exit']) yield* droppedFrom(node, key, `${path} ${key}`);
  for (const [holder, key] of transitionsOf(node)) {
    const where = `${path} ${key}`;
    const branches = listOf(holder[key] as string | Branch).map((branch): Branch =>
      typeof branch === 'string' ? { target: branch } : { ...branch },
    );
    const put = (changed: readonly Branch[]) => void (holder[key] = changed);
    for (const [at, branch] of branches.entries()) {
      const change = (to: Partial<Branch>) => put(branches.toSpliced(at, 1, { ...branch, ...to }));
      const { target } = branch;
      if (typeof target === 'string') {
        const other = siblings.find((name) => name !== target && `.${name}` !== target);
        if (!/[.#]/.test(target) && siblings.includes(target) && other)
          yield {
            says: `${where} ${at}: leads to ${other}, not ${target}`,
            apply: () => change({ target: other }),
            mayBeNone: decide(other),
          };
        // Elsewhere a state is entered anew in any case.
        if (target === path.split('.').at(-1) || target.startsWith('.'))
          yield {
            says: `${where} ${at}: ${branch.reenter ? 'enters nothing' : 'enters'} anew`,
            apply: () => change({ reenter: !branch.reenter }),
            mayBeNone: true,
          };
      }
      const next = branches[at + 1];
      if (next)
        yield {
          says: `${where}: branch ${at + 1} before ${at}`,
          apply: () => put(branches.toSpliced(at, 2, next, branch)),
          mayBeNone: true,
        };
      const actions = listOf(branch.actions);
      for (const [place, action] of actions.entries())
        yield { says: `${where} ${at}: no longer '${wordsOf(action)}'`, apply: () => change({ actions: actions.toSpliced(place, 1) }) };
    }
  }
  const children = node.states ?? {};
  for (const [name, child] of Object.entries(children)) yield* mutantsOfNode(child, path ? `${path}.${name}` : name, children);
}

/** Two fields that are alike, each given what is the other's. */
function* swapsIn(actions: Actions, areAlike: (one: string, other: string) => boolean): Generator<ChartMutant> {
  for (const [name, action] of Object.entries(actions)) {
    const assignment = (action as { assignment?: unknown } | null)?.assignment;
    if (typeof assignment !== 'object' || assignment === null) continue;
    const fields = Object.entries(assignment);
    for (const [at, [one, first]] of fields.entries())
      for (const [other, second] of fields.slice(at + 1))
        // What is the same for both can be taken for each other.
        if ((typeof first === 'function' || JSON.stringify(first) !== JSON.stringify(second)) && areAlike(one, other))
          yield {
            says: `'${name}': ${one} and ${other} swapped`,
            apply: () => void (actions[name] = assign({ ...assignment, [one]: second, [other]: first } as never)),
          };
  }
}

/** A copy that may be changed in place; functions and what is no plain object are shared. */
export const copyOf = <Value>(value: Value): Value =>
  Array.isArray(value)
    ? (value.map(copyOf) as Value)
    : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
      ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) as Value)
      : value;

/** Every change of a chart, named alike whenever it is asked for; `areAlike` says which fields of its context have one type. */
export const mutantsOf = (config: object, actions: Actions, areAlike: (one: string, other: string) => boolean): readonly ChartMutant[] => [
  ...mutantsOfNode(config as Node, '', {}),
  ...swapsIn(actions, areAlike),
];
