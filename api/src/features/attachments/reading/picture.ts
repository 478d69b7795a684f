import type { Sharp } from 'sharp';
import { MOST_ATTACHMENT_PIXELS } from '#contract/attachments/shapes.ts';
import { refused } from './refusal.ts';

/** A picture as it is kept: drawn anew, so that nothing but its pixels comes through, upright, in the colours of screens. */
export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** A small webp. */
  readonly thumbnail: Buffer;
}

/** Px that a thumbnail fits into, sharp on screens with two px a point. */
const THUMBNAIL = { width: 480, height: 320 };

type Format = 'png' | 'jpeg' | 'webp';

/** Reads a picture and draws it anew. Throws 422 `too-many-pixels`, `file-moves` and `file-unreadable`. One at a time: each may take 200 MB. */
export const redraw = (bytes: Buffer, format: Format): Promise<Picture> => {
  const drawn = turn.then(() => redrawNow(bytes, format));
  turn = drawn.then(ignored, ignored);
  return drawn;
};

const ignored = () => undefined;
let turn: Promise<undefined> = Promise.resolve(undefined);

const redrawNow = async (bytes: Buffer, format: Format): Promise<Picture> => {
  const { default: sharp } = await import('sharp');
  const settings = { limitInputPixels: MOST_ATTACHMENT_PIXELS, failOn: 'error' } as const;
  const {
    width,
    height,
    pages = 1,
    format: found,
  } = await sharp(bytes, settings).metadata().catch(tooManyOrUnreadable);
  if (found !== format) throw unreadable();
  if (pages > 1)
    throw refused.moving('This picture moves: only still ones are taken. Send one of its frames.');
  if (width * height > MOST_ATTACHMENT_PIXELS) throw tooMany();
  const upright = sharp(bytes, settings).autoOrient();
  const { data, info } = await encoded(upright, format)
    .toBuffer({ resolveWithObject: true })
    .catch(tooManyOrUnreadable);
  const thumbnail = await sharp(data, settings)
    .resize({ ...THUMBNAIL, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer();
  return { content: data, width: info.width, height: info.height, thumbnail };
};

const encoded = (picture: Sharp, format: Format) => {
  if (format === 'png') return picture.png({ compressionLevel: 7 });
  return format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.webp({ quality: 88 });
};

const unreadable = () => refused.unreadable("This picture can't be read: it may be damaged. Save it again.");

const tooMany = () => {
  const millions = MOST_ATTACHMENT_PIXELS / 1_000_000;
  return refused.pixels(`This picture has more than ${millions} million pixels: make it smaller.`);
};

const tooManyOrUnreadable = (error: unknown): never => {
  throw error instanceof Error && error.message.includes('pixel limit') ? tooMany() : unreadable();
};
