import type { PageFacts } from '../page-facts.ts';

function put(document: Document, selector: string, made: () => HTMLElement, content: string | null): void {
  const there = document.head.querySelector<HTMLElement>(selector);
  if (content === null) {
    there?.remove();
    return;
  }
  const tag = there ?? document.head.appendChild(made());
  tag.setAttribute(tag.tagName === 'LINK' ? 'href' : 'content', content);
}

export function writeHead(document: Document, { canonical, alternates, picture, structured }: PageFacts): void {
  const made = (tag: 'link' | 'meta', name: string, value: string) => () => {
    const element = document.createElement(tag);
    element.setAttribute(name, value);
    return element;
  };
  const setMeta = (property: string, content: string | null) =>
    put(document, `meta[property="${property}"]`, made('meta', 'property', property), content);
  put(document, 'link[rel="canonical"]', made('link', 'rel', 'canonical'), canonical);
  for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove();
  for (const [hreflang, href] of alternates)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }));
  put(document, 'meta[name="robots"]', made('meta', 'name', 'robots'), canonical === null ? 'noindex' : null);
  setMeta('og:url', canonical);
  setMeta('og:image', picture);
  setMeta('og:title', document.title);
  setMeta('og:description', document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? null);
  document.querySelector('script[type="application/ld+json"]')?.remove();
  if (structured === null) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(structured);
  document.body.append(script);
}
