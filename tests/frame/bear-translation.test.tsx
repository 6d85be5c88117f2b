import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { bearTranslation } from '#src/browser/bear-translation.ts';

type Translate = (text: Text) => void;

const fontOf = (words: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(words);
  outer.append(inner);
  return outer;
};
const TRANSLATORS: Record<string, Translate> = {
  'puts another text in its place': (text) => text.replaceWith(fontOf(`(${text.data})`)),
  'puts another text before it and takes it away': (text) => {
    text.before(fontOf(`(${text.data})`));
    text.remove();
  },
  'takes it into an element': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

const undo: (() => void)[] = [];
afterEach(async () => {
  for (const back of undo.splice(0)) await act(async () => back());
});

/** Draws a page, which is then translated; answers how it is drawn anew, and its words. */
async function translated(first: ReactNode, translate: Translate) {
  undo.push(bearTranslation());
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  undo.push(() => {
    root.unmount();
    box.remove();
  });
  await act(async () => root.render(first));
  const texts: Text[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(translate);
  await Promise.resolve();
  return { draw: (next: ReactNode) => act(async () => root.render(next)), words: () => box.textContent.replaceAll(/[()]/g, '') };
}

const Page = ({ count, on, said = true }: { readonly count: number; readonly on: boolean; readonly said?: boolean }) => (
  <p>
    {on ? <b>tick </b> : null}
    {said ? 'chosen: ' : null}
    {count}
    {on ? <i> of all</i> : null}
  </p>
);

for (const [says, translate] of Object.entries(TRANSLATORS)) {
  test(`a translator ${says}: what comes stands in its place`, async () => {
    const { draw, words } = await translated(<Page count={1} on={false} />, translate);
    await draw(<Page count={1} on />);
    expect(words()).toBe('tick chosen: 1 of all');
  });
  test(`a translator ${says}: what goes is gone`, async () => {
    const { draw, words } = await translated(<Page count={1} on />, translate);
    await draw(<Page count={1} on={false} said={false} />);
    expect(words()).toBe('1');
  });
  test(`a translator ${says}: a number that changes is seen`, async () => {
    const { draw, words } = await translated(<Page count={1} on={false} />, translate);
    await draw(<Page count={2} on={false} />);
    await draw(<Page count={3} on={false} />);
    expect(words()).toBe('chosen: 3');
  });
  test(`a translator ${says}: the page goes`, async () => {
    const { draw, words } = await translated(<Page count={1} on />, translate);
    await draw(<em>another</em>);
    expect(words()).toBe('another');
  });
}
