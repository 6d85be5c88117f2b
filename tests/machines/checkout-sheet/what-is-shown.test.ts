import { test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { checkoutSheetMachine } from '#machines/checkout-sheet/checkout-sheet.machine.ts';
import { checkoutSheetModel } from '#machines/checkout-sheet/checkout-sheet.model.ts';
import { tellStory } from '#statecharts/tell-story.ts';

const toView = ({ context }: SnapshotFrom<typeof checkoutSheetMachine>) => context.row;

test('one row is open at a time, until the customer is done with it', () =>
  tellStory(checkoutSheetModel, toView, [
    ['the basket page opens', null],
    ['the customer changes where it goes', 'where'],
    ['the customer changes who receives it', 'who'],
    ['the customer is done with a row', null],
    ['the customer changes when it comes', 'when'],
  ]));
