import { translator, type Dictionary, type Translate } from '../translator.ts';

type Language = 'en' | 'fr';

const keptAs = 'statecharts.language';

/** What the page's texts may stand in beside text nodes. */
const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'label'] as const;

/** Code, drawings and the names of languages: nothing in them is translated. Drawings have French ones of their own. */
const untold = 'svg,script,style,code,kbd,template,[data-language]';

const isLanguage = (text: string | null): text is Language => text === 'en' || text === 'fr';

const asked = (): Language | null => {
  const lang = new URLSearchParams(location.search).get('lang');
  return isLanguage(lang) ? lang : null;
};

/** The language to read in: the one that the address names, else the one chosen last, else English. */
const chosen = (): Language => {
  try {
    const now = asked();
    if (now) localStorage.setItem(keptAs, now);
    const kept = localStorage.getItem(keptAs);
    return now ?? (isLanguage(kept) ? kept : 'en');
  } catch {
    return asked() ?? 'en';
  }
};

/** An address that names its language hands it on: a browser may keep a choice for one file from disk only. */
const handOn = (link: Element): void => {
  const lang = asked();
  const href = link.getAttribute('href');
  if (lang && href && /^[^:?#]*\.html(?=#|$)/.test(href)) link.setAttribute('href', href.replace('.html', `.html?lang=${lang}`));
};

const sayText = (node: Text, translate: Translate): void => {
  const [, before = '', words = '', after = ''] = /^([ \n]*)([\s\S]*?)([ \n]*)$/.exec(node.data) ?? [];
  if (!/\p{L}/u.test(words) || node.parentElement?.closest(untold)) return;
  const french = translate(words.replace(/[ \n]+/g, ' '));
  if (french !== null && french !== words) node.data = before + french + after;
};

const sayAttributes = (element: Element, translate: Translate): void => {
  if (element.closest(untold)) return;
  for (const name of attributes) {
    const text = element.getAttribute(name);
    const french = text ? translate(text) : null;
    if (french !== null && french !== text) element.setAttribute(name, french);
  }
};

/** Says everything from a node on downwards in French. */
const sayAll = (root: Node, translate: Translate): void => {
  if (root instanceof Text) sayText(root, translate);
  if (!(root instanceof Element) || root.closest(untold)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) sayText(node, translate);
    else if (node instanceof Element) {
      sayAttributes(node, translate);
      if (node.matches('a')) handOn(node);
    }
  }
};

/** What of the facts is text; the rest is names in links and results, the same in both languages. */
const texts = 'title description sentence shows words condition note asks usedBy question answer reads begins says ends'.split(' ');

const sayFacts = (value: unknown, translate: Translate, isText = false): unknown => {
  if (typeof value === 'string') return isText ? (translate(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => sayFacts(one, translate, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, sayFacts(held, translate, texts.includes(key))]));
};

/** The drawings take the places of the English ones; the printed one keeps the numbers of its states. */
const swapDrawings = (): void => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template.in-french'))
    for (const drawing of template.content.querySelectorAll('svg')) {
      const holder = template.parentElement?.closest('.drawn') ?? document.getElementById('scroll');
      holder?.querySelector(`svg[data-detail="${drawing.dataset.detail ?? ''}"]`)?.replaceWith(drawing.cloneNode(true));
      if (drawing.dataset.detail === 'overview') swapPrinted(drawing);
    }
};

const swapPrinted = (drawing: SVGSVGElement): void => {
  const printed = document.querySelector('.sheet-drawing svg');
  if (!printed) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of part.getAttributeNames()) if (/^(?:id|tabindex|role|aria-.*)$/.test(name)) part.removeAttribute(name);
  for (const state of copy.querySelectorAll<SVGElement>('.state:not(.is-group)')) {
    const number = [...printed.querySelectorAll<SVGElement>('.state')]
      .find((one) => one.dataset.state === state.dataset.state)
      ?.querySelector('.number-plate text')?.textContent;
    const box = state.querySelector('.box');
    if (!number || !box) continue;
    const measure = (name: string) => Number(box.getAttribute(name));
    const [x, y] = [measure('x') + measure('width') - 6, measure('y')];
    const plate = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    plate.setAttribute('class', 'number-plate');
    plate.innerHTML = `<rect x="${x - 12}" y="${y - 9}" width="24" height="18" rx="9"/><text x="${x}" y="${y + 4}" text-anchor="middle">${number}</text>`;
    box.after(plate);
  }
  printed.replaceWith(copy);
};

/** Everything that the page shows from now on is said in French before it is painted. */
const keepFrench = (translate: Translate): void => {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) sayAll(node, translate);
      else if (target instanceof Text) sayText(target, translate);
      else if (target instanceof Element) sayAttributes(target, translate);
    }
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...attributes],
  });
};

/**
 * Opens the page in the language chosen for it: called once, before any other code of the page. In French its markup, its
 * facts and whatever its code shows later are said by the page's dictionary; links and states are the same in both.
 */
export const openInLanguage = (): void => {
  const language = chosen();
  for (const way of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    if (way.dataset.language === language) way.setAttribute('aria-current', 'true');
    way.addEventListener('click', (event) => {
      event.preventDefault();
      const to = new URL(location.href);
      to.searchParams.set('lang', way.dataset.language ?? 'en');
      if (to.href !== location.href) location.assign(to);
    });
  }
  if (language === 'en') {
    for (const link of document.querySelectorAll('a')) handOn(link);
    return;
  }
  document.documentElement.lang = 'fr';
  const translate = translator(JSON.parse(document.getElementById('french')?.textContent ?? '{}') as Dictionary);
  swapDrawings();
  for (const id of ['facts', 'flows']) {
    const facts = document.getElementById(id);
    if (facts) facts.textContent = JSON.stringify(sayFacts(JSON.parse(facts.textContent), translate));
  }
  sayAll(document.documentElement, translate);
  keepFrench(translate);
};
