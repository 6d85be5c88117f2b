/** The script that opens a page in the language chosen for it: there is one language. */
export const frenchCode = '';
