/** Brings the logic of operator desk. */
export const bringOperatorDesk = async () => (await import('./operator-desk-ports.ts')).operatorDeskWith();
