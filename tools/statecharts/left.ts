/** What commands leave for the drawn pages, by its file's name. */
export const leftFiles = { runs: 'runs.html', changes: 'changes.html' } as const;

/** A page that tells whoever opens it in a frame what a command found. */
export const leftPage = (found: object): string =>
  `<!doctype html><meta charset="utf-8"><title>Left by the last run</title><script>parent.postMessage(${JSON.stringify(found).replaceAll('<', '\\u003c')},'*')</script>\n`;
