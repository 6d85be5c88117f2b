import sharp from 'sharp';
import { customerPicture } from './customer-picture.ts';
import { parcelPicture } from './parcel-picture.ts';
import { redraw } from './redraw.ts';

/** What this process may take for one picture: memory in bytes, all of its own with it, and time of a processor in milliseconds. */
const AT_MOST = { memory: 280_000_000, processor: 2_000 };
/** How often that is looked at, milliseconds: within it no picture takes much more. */
const LOOKED_AT_EVERY = 10;

const SIZES = { customer: customerPicture, parcel: parcelPicture };
export type ToDraw = { readonly file: Uint8Array; readonly of: keyof typeof SIZES };

/** Ends at once: whatever the library is in the middle of, it can't be asked to stop. */
const end = () => process.kill(process.pid, 'SIGKILL');

async function draw({ file, of }: ToDraw): Promise<void> {
  const begun = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (process.memoryUsage.rss() > AT_MOST.memory || (user + system) / 1_000 > AT_MOST.processor) end();
  }, LOOKED_AT_EVERY);
  const drawn = await redraw(file, SIZES[of]);
  clearInterval(watch);
  process.send?.(drawn);
}

sharp.cache(false);
sharp.concurrency(1);
// A server that is told to stop still answers what it was sent: this process ends when it does.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', end);
process.on('message', (wanted: ToDraw) => void draw(wanted));
