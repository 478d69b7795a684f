import { createHash } from 'node:crypto';
import { brokenRule } from '#contract/errors.ts';

/** A logo as it is kept: drawn anew, square, with nothing but its pixels. */
export interface Logo {
  readonly content: Buffer;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
}

/** Px a side, sharp where it is shown at 128. */
const SIDE = 256;
const MOST_PIXELS = 40_000_000;
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];

/** Reads a picture and draws it as a square webp. Throws 422 beside `file`: `logo-unreadable`, `logo-too-large`, `logo-moves`. */
export const drawLogo = async (bytes: Buffer): Promise<Logo> => {
  // With the first one, because it costs the server 29 MB that most of its days don't need.
  const { default: sharp } = await import('sharp');
  const settings = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format, pages = 1 } = await sharp(bytes, settings).metadata().catch(refuse);
  if (!format || !FORMATS.includes(format)) throw unreadable();
  if (pages > 1) throw broken('logo-moves', 'This picture moves: send one of its frames.');
  const content = await sharp(bytes, settings)
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(refuse);
  return { content, hash: createHash('sha256').update(content).digest('hex') };
};

const broken = (rule: string, message: string) => brokenRule(rule, 'file', message);

const unreadable = () =>
  broken(
    'logo-unreadable',
    "This picture can't be read: send a PNG, JPEG or WebP, and save it again if it is one.",
  );

const refuse = (error: unknown): never => {
  const isLarge = error instanceof Error && error.message.includes('pixel limit');
  throw isLarge
    ? broken(
        'logo-too-large',
        `This picture has more than ${MOST_PIXELS / 1_000_000} million pixels: make it smaller.`,
      )
    : unreadable();
};
