/** A test of what is laid out otherwise on small screens and on wide ones: it is run at both, with everything drawn. */
export const AT_BOTH_WIDTHS = { tag: '@both-widths' };
/** A test whose rule another one shows too, in the browser or below it (docs/tests.md): run by `npm run verify` alone. */
export const IN_VERIFY = { tag: '@verify' };
/** The same for those of a table that are more of the same. */
export const inVerifyIf = (isMoreOfTheSame: boolean) => (isMoreOfTheSame ? IN_VERIFY : {});
