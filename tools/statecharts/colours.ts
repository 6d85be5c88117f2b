/** The colours of drawings and pages: name, by light, by dark. */
const colours: readonly (readonly [string, string, string])[] = [
  ['ground', '#FBF9F4', '#12110E'],
  ['surface', '#FFFFFF', '#1A1814'],
  ['sunken', '#F3EFE6', '#0F0E0B'],
  ['paper', '#FFFFFF', '#1A1814'],
  ['ink', '#1B1A17', '#F4F0E8'],
  ['ink-2', '#57524A', '#C6BFB3'],
  ['rule', '#E2DCCF', '#35312A'],
  ['rule-strong', '#8B8478', '#8F887B'],
  ['accent', '#1B3BA6', '#B0C1FF'],
  ['accent-soft', '#E8EDFA', '#1D2440'],
  ['plate', '#1B3BA6', '#2B4BC0'],
  ['customer', '#1B3BA6', '#B0C1FF'],
  ['answer', '#1A6A3D', '#82D5A3'],
  ['failure', '#B3201B', '#FF9F95'],
  ['time', '#855300', '#FFD778'],
  ['busy', '#EAF2F9', '#1A2733'],
  ['busy-edge', '#3C6B93', '#8DB6D8'],
  ['blocked', '#FCEAE8', '#3A1B18'],
  ['good', '#E5F4EB', '#15291D'],
  ['half', '#FFF2CC', '#33290C'],
  ['safran', '#FFC845', '#FFC845'],
  ['end', '#F3F0E9', '#0D0C0A'],
  ['calm-edge', '#57524A', '#C6BFB3'],
  ['waiting', '#FFFFFF', '#26231E'],
  ['group', '#F7F5F0', '#16140F'],
];

const custom = (column: 1 | 2): string => colours.map((row) => `--${row[0]}:${row[column]}`).join(';');

/** The light colours as custom properties. */
export const lightColours = custom(1);

/** The dark colours as custom properties. */
export const darkColours = custom(2);
