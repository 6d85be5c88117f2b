export type { Menu } from '../../api/menu-opening.ts';
