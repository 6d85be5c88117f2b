const standIns = new WeakMap<Node, Element>();

/** What stands in `parent` for a node that a translator wrapped or replaced; null where nothing does any more. */
function standInOf(node: Node, parent: Node): Node | null {
  for (let at: Node | null = standIns.get(node) ?? node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}

function note(records: readonly MutationRecord[]): void {
  const cameNow = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (!(text instanceof Text) || text.isConnected) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof Element && cameNow.has(node));
    if (standIn) standIns.set(text, standIn as Element);
  }
}

/**
 * Lets the page live on while a browser translates it. Translators (Chrome's, Edge's) put elements of their own in the
 * place of text that React holds, which then fails at taking the text away or putting something before it, and writes
 * what has changed where nobody sees it (facebook/react#11538). Here a node that was moved is found again: what stands
 * in its place is taken away, put before, or gives way to the new text, which is translated in its turn. Begins once the
 * page stands, since translators come after it; answers how it is stopped.
 */
export function bearTranslation(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own node below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const standIn = standInOf(child, this);
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const isThere = before === null || before.parentNode === this;
    return insertBefore.call(this, child, isThere ? before : standInOf(before, this)) as Child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      this.data = value ?? '';
      standIns.get(this)?.replaceWith(this);
      standIns.delete(this);
    },
  });
  const watcher = new MutationObserver(note);
  watcher.observe(document, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
    delete (Text.prototype as Partial<Text>).nodeValue;
  };
}
