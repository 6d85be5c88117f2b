import { createRequire } from 'node:module';
import type { ScenePicture } from './picture-types.ts';
import { sharePicture } from './share-picture.ts';

export type StorePicture = {
  readonly name: string;
  /** The average of the stars, and how many were given; with none nothing is said of them. */
  readonly rating: number;
  readonly ratings: number;
  readonly scene: ScenePicture;
  readonly plate: { readonly face: string; readonly mark: string };
};

const BOLD = createRequire(import.meta.url).resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf');
const LEFT = 56;
const TOP = 40;
const PADDING = { across: 36, along: 26 };
const NAME = { size: 68, width: 780, height: 130, least: 28 };
const RATING = { size: 40, star: 44 };
const STAR = 'M12 1.8l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2L12 18.3l-6.4 3.4 1.2-7.2L1.6 9.4l7.2-1z';

const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Words = { readonly data: Buffer; readonly width: number; readonly height: number };

async function words(text: string, { size, colour, width }: { size: number; colour: string; width: number }): Promise<Words> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${inMarkup(text)}</span>`,
      font: `Bricolage Grotesque Bold ${size}`,
      fontfile: BOLD,
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word',
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function nameWithin(name: string, colour: string): Promise<Words> {
  for (let size = NAME.size; ; size -= 8) {
    const drawn = await words(name, { size, colour, width: NAME.width });
    if (drawn.height <= NAME.height || size <= NAME.least) return drawn;
  }
}

export async function storePicture({ name, rating, ratings, scene, plate: colours }: StorePicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const title = await nameWithin(name, colours.mark);
  const stars = ratings > 0 ? await words(rating.toFixed(1), { size: RATING.size, colour: '#1b1916', width: 200 }) : null;
  const plate = { width: title.width + 2 * PADDING.across, height: title.height + 2 * PADDING.along };
  const top = TOP;
  const badge = stars && {
    width: stars.width + RATING.star + 48,
    height: 68,
    left: LEFT + plate.width + 16,
    top: top + plate.height - 68,
  };
  const signs = [
    `<rect x="${LEFT}" y="${top}" width="${plate.width}" height="${plate.height}" rx="14" fill="${colours.face}"/>`,
    `<rect x="${LEFT + 7}" y="${top + 7}" width="${plate.width - 14}" height="${plate.height - 14}" rx="9" fill="none" stroke="${colours.mark}" stroke-width="3"/>`,
    badge
      ? `<rect x="${badge.left}" y="${badge.top}" width="${badge.width}" height="${badge.height}" rx="12" fill="#ffc53d"/><path d="${STAR}" transform="translate(${badge.left + 18} ${badge.top + 10}) scale(${RATING.star / 24})" fill="#1b1916"/>`
      : '',
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${signs}</svg>`;
  return sharp(await sharePicture(scene))
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: title.data, left: LEFT + PADDING.across, top: top + PADDING.along },
      ...(stars && badge
        ? [
            {
              input: stars.data,
              left: badge.left + RATING.star + 28,
              top: Math.round(badge.top + (badge.height - stars.height) / 2),
            },
          ]
        : []),
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
