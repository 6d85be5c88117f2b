// What a page's head costs the server, by our own text and as React's own <html>: npx tsx benchmarks/measure-head.mjs [--runs 2000]
// Needs a build (npm run build). Takes real pages of the built server; their content is the same text in both.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { splitHead } from '../src/first-screen/server/page-html.ts';
import { startBuiltStorefront } from './built-storefront.mjs';

const RUNS = Number(process.argv.includes('--runs') ? process.argv[process.argv.indexOf('--runs') + 1] : 2_000);
const PORT = 5197;

const NAMES = { crossorigin: 'crossOrigin', fetchpriority: 'fetchPriority', charset: 'charSet' };

const tagsOf = (head) =>
  [...head.matchAll(/<(meta|link|title|style|script)([^>]*)>(?:([\s\S]*?)<\/\1>)?/g)].map(([, name = '', attributes = '', inner = '']) => ({
    name,
    inner: name === 'meta' || name === 'link' ? '' : inner,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value]) => [
        NAMES[key] ?? key,
        value ?? (key === 'crossorigin' ? '' : true),
      ]),
    ),
  }));

/** Milliseconds of processor time that one call takes, over many. */
function costOf(work) {
  for (let times = 0; times < RUNS / 10; times += 1) work();
  const before = process.cpuUsage();
  let bytes = 0;
  for (let times = 0; times < RUNS; times += 1) bytes = Buffer.byteLength(work());
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000 / RUNS, bytes };
}

const { base, stop, categories } = await startBuiltStorefront(PORT);
for (const path of ['/', `/stores?category=${categories[0]._id}`]) {
  const page = await (await fetch(base + path)).text();
  const [, head = '', body = ''] = /<head>([\s\S]*?)<\/head><body>([\s\S]*)<\/body>/.exec(page) ?? [];
  const tags = tagsOf(head);
  const rendered = `<title>A page</title><meta name="description" content="What it is"/>${body}`;
  const own = costOf(() => {
    const split = splitHead(rendered);
    return ['<!doctype html><html lang="en"><head>', head, split.head, '</head><body>', split.body, '</body></html>'].join('');
  });
  const reacts = costOf(
    () =>
      `<!doctype html>${renderToString(
        createElement(
          'html',
          { lang: 'en' },
          createElement(
            'head',
            null,
            ...tags.map(({ name, attributes, inner }, key) =>
              createElement(name, { key, ...attributes, ...(inner ? { dangerouslySetInnerHTML: { __html: inner } } : {}) }),
            ),
          ),
          createElement('body', { dangerouslySetInnerHTML: { __html: body } }),
        ),
      )}`,
  );
  console.log(
    `${path}: ${tags.length} tags; own ${own.ms.toFixed(3)} ms, ${own.bytes} bytes; React's ${reacts.ms.toFixed(3)} ms, ${reacts.bytes} bytes`,
  );
}
stop();
