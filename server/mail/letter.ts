import type { Language } from '#contract/enumerations.ts';
import { inNameOf, type Brand } from '../brand/brand.ts';
import { colourOf } from '../brand/theme.ts';
import type { Services } from '../call/services.ts';
import { inHtml } from '../brand/in-html.ts';

type Sender = Pick<Services, 'brand' | 'siteUrl'>;

export type LetterRow = {
  readonly label: string;
  readonly details?: readonly string[];
  readonly amount: string;
  readonly isTotal?: true;
};

type LetterLink = { readonly label: string; readonly url: string };

export type Letter = {
  readonly subject: string;
  readonly greeting?: string;
  /** `{brand}` in them is the marketplace's name. */
  readonly paragraphs: readonly string[];
  readonly arrival?: string;
  readonly tables?: readonly (readonly LetterRow[])[];
  readonly link?: LetterLink;
  readonly closing?: readonly string[];
  readonly ends?: LetterLink;
};

const HELP = { en: 'Help', fr: 'Aide' } as const satisfies Record<Language, string>;

const colon = (language: Language) => (language === 'fr' ? '\u202f:' : ':');

function footOf(language: Language, { ends }: Letter, { brand, siteUrl }: Sender) {
  const { street, postcode, town } = brand.address;
  const help = { label: HELP[language], url: `${siteUrl}/help` };
  return { sender: `${brand.legalName}, ${street}, ${postcode}\u00a0${town}`, links: ends ? [help, ends] : [help] };
}

function plainText(language: Language, letter: Letter, sender: Sender): string {
  const { greeting, paragraphs, arrival, tables = [], link, closing = [] } = letter;
  const rows = tables
    .filter((table) => table.length > 0)
    .map((table) =>
      table
        .map(({ label, details = [], amount }) => [`${amount}  ${label}`, ...details.map((detail) => `  ${detail}`)].join('\n'))
        .join('\n'),
    );
  const parts = [greeting, ...paragraphs, arrival, ...rows, link && `${link.label}${colon(language)}\n\n${link.url}`, ...closing];
  const foot = footOf(language, letter, sender);
  const links = foot.links.map(({ label, url }) => `${label}${colon(language)} ${url}`);
  return `${[...parts.filter((part) => part !== undefined), [foot.sender, ...links].join('\n')].join('\n\n')}\n`;
}

const COLOURS = [
  'ground',
  'surface',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'accent',
  'on-accent',
  'accent-soft',
  'plaque',
  'on-plaque',
] as const;
type Palette = Readonly<Record<(typeof COLOURS)[number], string>>;

const paletteOf = ({ tokens }: Brand, side: 0 | 1) =>
  Object.fromEntries(COLOURS.map((name) => [name, colourOf(tokens, `--${name}`)[side]])) as Palette;

/**
 * Many e-mail programs read no style sheets: what a letter looks like is on each tag, light. The style sheet alone makes it
 * dark, where the program reads it and the reader prefers that.
 */
function looksOf(brand: Brand) {
  const [light, dark] = [paletteOf(brand, 0), paletteOf(brand, 1)];
  const font = (brand.tokens.get('--font') ?? 'sans-serif').replaceAll('"', "'");
  const token = (name: string) => brand.tokens.get(name) ?? '0';
  const radius = { plate: token('--radius-plate'), control: token('--radius'), card: token('--radius-card') };
  return {
    style: `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){.ground{background:${dark.ground}!important;color:${dark.ink}!important}.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}.cell{border-color:${dark.line}!important}.group{border-color:${dark['line-strong']}!important}.plate{background:${dark.plaque}!important}.rim{border-color:${dark['on-plaque']}!important;color:${dark['on-plaque']}!important}.button{background:${dark.accent}!important;color:${dark['on-accent']}!important}.arrival{background:${dark['accent-soft']}!important}.soft{color:${dark['ink-2']}!important}}`,
    ground: `margin:0;background:${light.ground};color:${light.ink};font:16px/1.5 ${font};overflow-wrap:anywhere`,
    plate: `display:inline-block;padding:2px;border-radius:${radius.plate};background:${light.plaque};text-decoration:none`,
    rim: `display:block;padding:3px 10px;border:1px solid ${light['on-plaque']};border-radius:calc(${radius.plate} - 2px);color:${light['on-plaque']};font-weight:700;line-height:24px`,
    sheet: `padding:24px 20px 8px;border:1px solid ${light.line};border-radius:${radius.card};background:${light.surface}`,
    cell: `padding:10px 0;border-top:1px solid ${light.line};vertical-align:top`,
    group: `padding:10px 0;border-top:2px solid ${light['line-strong']};vertical-align:top`,
    button: `display:block;padding:12px 20px;border-radius:${radius.control};background:${light.accent};color:${light['on-accent']};font-weight:600;line-height:24px;text-align:center;text-decoration:none`,
    arrival: `margin:0 0 16px;padding:12px 16px;border-radius:${radius.control};background:${light['accent-soft']};font-weight:600`,
    soft: `font-size:14px;line-height:20px;color:${light['ink-2']}`,
  };
}
type Looks = ReturnType<typeof looksOf>;
const FRAME = 'max-width:560px;margin:0 auto;padding:24px 16px';

function row(look: Looks, { label, details = [], amount, isTotal }: LetterRow, beginsGroup: boolean): string {
  const [name, style] = beginsGroup ? ['group', look.group] : ['cell', look.cell];
  const weight = isTotal ? ';font-size:18px;font-weight:700' : '';
  const more = details.map((detail) => `<br><span class="soft" style="${look.soft}">${inHtml(detail)}</span>`).join('');
  return `<tr><td class="${name}" style="${style}${weight}">${inHtml(label)}${more}</td><td class="${name}" style="${style}${weight};padding-left:16px;text-align:right;white-space:nowrap">${inHtml(amount)}</td></tr>`;
}

function table(look: Looks, groups: readonly (readonly LetterRow[])[]): string {
  const filled = groups.filter((group) => group.length > 0);
  const rows = filled.flatMap((group, turn) => group.map((one, at) => row(look, one, turn > 0 && at === 0)));
  return rows.length === 0
    ? ''
    : `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
}

function html(language: Language, letter: Letter, sender: Sender): string {
  const { brand, siteUrl } = sender;
  const look = looksOf(brand);
  const { subject, greeting, paragraphs, arrival, tables = [], link, closing = [] } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${inHtml(text)}</p>`;
  const body = [
    ...[greeting, ...paragraphs].flatMap((text) => (text === undefined ? [] : [paragraph(text)])),
    arrival === undefined ? '' : `<p class="arrival" style="${look.arrival}">${inHtml(arrival)}</p>`,
    table(look, tables),
    link
      ? `<p style="margin:0 0 16px"><a class="button" href="${inHtml(link.url)}" style="${look.button}">${inHtml(link.label)}</a></p>`
      : '',
    ...closing.map((text) => `<p class="soft" style="margin:0 0 16px;${look.soft}">${inHtml(text)}</p>`),
  ].join('');
  const foot = footOf(language, letter, sender);
  const links = foot.links.map(({ label, url }) => `<a href="${inHtml(url)}" style="color:inherit">${inHtml(label)}</a>`).join(' · ');
  const plate = `<p style="margin:0 0 16px"><a class="plate" href="${inHtml(siteUrl)}/" style="${look.plate}"><span class="rim" style="${look.rim}">${inHtml(brand.name)}</span></a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${inHtml(subject)}</title><style>${look.style}</style></head><body class="ground" style="${look.ground}"><main style="${FRAME}">${plate}<div class="sheet" style="${look.sheet}"><h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${inHtml(subject)}</h1>${body}</div><p class="soft" style="margin:16px 0 0;${look.soft}">${inHtml(foot.sender)}<br>${links}</p></main></body></html>`;
}

export function written(language: Language, given: Letter, sender: Sender) {
  const letter = { ...given, paragraphs: given.paragraphs.map((text) => inNameOf(sender.brand, text)) };
  return { subject: letter.subject, words: plainText(language, letter, sender), html: html(language, letter, sender) };
}
