export type { Menu } from '#src/api/menu-opening.ts';
