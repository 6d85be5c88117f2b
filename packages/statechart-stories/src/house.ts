import type { House } from '../../../tools/statecharts/house-type.ts';

/** What a project says of itself in the field `statechart-stories` of its package.json, or to the command. */
export type Told = { readonly plate?: string; readonly person?: string; readonly doers?: Partial<House['doers']> };

const settled: { -readonly [Field in keyof House]: House[Field] } = {
  plate: 'Statecharts',
  person: 'the customer',
  doers: { server: 'The server answers', bank: 'The bank answers', time: 'Time', page: 'The page or something around it' },
  commands: { draw: '', walk: '', walkInBrowser: '', compare: '' },
  left: '',
  isRecorded: false,
  furtherPages: () => [],
};

/** What drawn pages say of the project around the flows. */
export const house: House = settled;

/** Says what the pages say from now on: of a project whose models are called so, with what its commands leave at `left`. */
export const settle = ({ plate, person, doers }: Told, pattern: string, left: string): void => {
  settled.plate = plate ?? settled.plate;
  settled.person = person ?? settled.person;
  settled.doers = { ...settled.doers, ...doers };
  settled.left = left;
  settled.commands = {
    draw: `npx statechart-stories draw '${pattern}'`,
    walk: `npx statechart-stories walk '${pattern}'`,
    walkInBrowser: '',
    compare: `npx statechart-stories compare HEAD~1 '${pattern}'`,
  };
};
