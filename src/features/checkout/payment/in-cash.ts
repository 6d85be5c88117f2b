import { createContext } from 'react';

/** Whether something of the basket that is looked at is paid at the door. */
export const InCash = createContext(false);
