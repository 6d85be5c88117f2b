import { act } from 'react';

const TURNS = 200;

/** Lets the page go on, turn by turn, until a check holds. @throws what the check throws at last */
export async function soon(check: () => unknown): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (turn === TURNS) throw error;
      await act(async () => new Promise<void>((go) => void setTimeout(go)));
    }
  }
}
