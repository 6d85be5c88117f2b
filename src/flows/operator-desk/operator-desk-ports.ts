import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { operatorDeskMachine, type DeskAnswered, type MoveAnswered } from '#machines/operator-desk/operator-desk.machine.ts';
import { askOperator, moveByHand } from '#src/api/operator.ts';
import { hearPage } from '#src/browser/hear-page.ts';

/** The operator's desk with its ports filled. */
export const operatorDeskWith = (): typeof operatorDeskMachine =>
  operatorDeskMachine.provide({
    actors: {
      askOrders: fromPromise(async ({ signal }): Promise<DeskAnswered> => {
        const told = await askOperator(signal);
        if (told === null) return { is: 'silent' };
        return told === 'absent' ? { is: 'absent' } : { is: 'listed', orders: told };
      }),
      moveOrder: fromPromise(async ({ input, signal }): Promise<MoveAnswered> => {
        const told = await moveByHand(input, signal);
        if (told === null) return { is: 'silent' };
        return told === true ? { is: 'moved' } : { is: 'refused', because: told };
      }),
      surroundings: fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
        hearPage((news) => {
          if (news.type !== 'network.back') sendBack(news);
        }),
      ),
    },
  });
