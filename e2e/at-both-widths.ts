/** A test of what is laid out otherwise on small screens and on wide ones: it is run at both, with everything drawn. */
export const AT_BOTH_WIDTHS = { tag: '@both-widths' };
