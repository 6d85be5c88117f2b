import sharp from 'sharp';

/** How much of a picture has about this colour, 0 to 1. */
export async function shareOf(picture: Buffer, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue) < 12) count += 1;
  }
  return count / (info.width * info.height);
}
