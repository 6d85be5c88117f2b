import type { SnapshotFrom } from 'xstate';
import type { OrderProblem, OrderProblemKind, ProblemWay } from '#contract/entities/order-problem.ts';
import type { Failure } from '#contract/failure.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import { costOf, linesOf, problemAmount } from '#domain/orders/order-problem.ts';
import type { orderProblemMachine } from './order-problem.machine.ts';
import type { PhotoTrouble } from './order-problem.setup.ts';

export type ProblemLineView = {
  readonly line: number;
  readonly name: string;
  readonly options: string;
  readonly ordered: number;
  readonly said: {
    readonly quantity: number;
    readonly what: OrderProblemKind | null;
    readonly moneyBack: boolean;
    readonly mayChoose: boolean;
    /** What so many of it cost, whole minor units. */
    readonly cost: Minor;
    readonly photo: { readonly name: string; readonly isComing: boolean } | null;
  } | null;
};

export type OrderProblemView = {
  readonly is: 'filling' | 'addingPhoto' | 'sending' | 'unsent' | 'told' | 'closed' | 'refused';
  readonly lines: readonly ProblemLineView[];
  readonly note: string;
  readonly way: ProblemWay;
  readonly ways: readonly ProblemWay[];
  readonly amount: Minor;
  readonly waits: boolean;
  readonly isIncomplete: boolean;
  readonly photoTrouble: PhotoTrouble | null;
  readonly failure: Failure | null;
  readonly reported: OrderProblem | null;
};

function placeOf(snapshot: SnapshotFrom<typeof orderProblemMachine>): OrderProblemView['is'] {
  const { value } = snapshot;
  if (typeof value === 'string') return value;
  return value.filling === 'addingPhoto' ? 'addingPhoto' : 'filling';
}

export function toOrderProblemView(snapshot: SnapshotFrom<typeof orderProblemMachine>): OrderProblemView {
  const { order, lines, note, way, photoTrouble, failure, reported } = snapshot.context;
  const { entries, payment, terms } = order;
  const said = lines.flatMap(({ what, ...line }) => (what === null ? [] : [{ ...line, what }]));
  const amount = problemAmount(entries, payment, said, toMinor(terms.most));
  return {
    is: placeOf(snapshot),
    lines: linesOf(entries).map((item, line) => {
      const of = lines.find((one) => one.line === line);
      return {
        line,
        name: item.item_name,
        options: item.specifications.flatMap(({ list }) => list.map(({ name }) => name)).join(', '),
        ordered: item.quantity,
        said: of
          ? {
              quantity: of.quantity,
              what: of.what,
              moneyBack: of.money_back,
              mayChoose: of.what !== null && of.what !== 'missing' && terms.ways.length > 0,
              cost: costOf(entries, payment, [of]),
              photo: of.photo && { name: of.photo.name, isComing: of.photo.imageId === null },
            }
          : null,
      };
    }),
    note,
    way,
    ways: terms.ways,
    amount,
    waits: amount > toMinor(terms.at_once),
    isIncomplete: snapshot.matches({ filling: 'incomplete' }),
    photoTrouble,
    failure,
    reported,
  };
}
