import { brokenRule, type Failure } from '#contract/errors.ts';
import { LONGEST_SCREENSHOT_SIDE, MOST_SCREENSHOT_PIXELS } from '#contract/feedback/shapes.ts';

/** A screenshot as it is kept: written anew, so that it holds nothing but its pixels. */
export interface Screenshot {
  readonly screenshot: Buffer;
  /** A small webp for lists. */
  readonly thumbnail: Buffer;
  readonly screenshot_width: number;
  readonly screenshot_height: number;
}

/** Px that a thumbnail fits into. */
const THUMBNAIL = { width: 240, height: 160 };

/** Reads a screenshot and writes it anew. Throws 422 `screenshot-unreadable` and `screenshot-too-large`. */
export const rewriteScreenshot = async (bytes: Buffer): Promise<Screenshot> => {
  // With the first screenshot, because it costs the server 29 MB that most of its days don't need.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MOST_SCREENSHOT_PIXELS, failOn: 'error' });
  const { format, width, height } = await picture.metadata().catch(tooLargeOrUnreadable);
  if (format !== 'png') throw unreadable();
  if (width * height > MOST_SCREENSHOT_PIXELS || Math.max(width, height) > LONGEST_SCREENSHOT_SIDE)
    throw tooLarge();
  const [screenshot, thumbnail] = await Promise.all([
    picture.clone().png({ compressionLevel: 9 }).toBuffer(),
    picture
      .clone()
      .resize({ ...THUMBNAIL, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer(),
  ]).catch(tooLargeOrUnreadable);
  return { screenshot, thumbnail, screenshot_width: width, screenshot_height: height };
};

const unreadable = (): Failure =>
  brokenRule('screenshot-unreadable', 'screenshot', 'This is no png picture: take the screenshot again.');

const tooLarge = (): Failure =>
  brokenRule(
    'screenshot-too-large',
    'screenshot',
    `This picture has too many pixels: crop it to at most ${LONGEST_SCREENSHOT_SIDE} a side.`,
  );

const tooLargeOrUnreadable = (error: unknown): never => {
  throw error instanceof Error && error.message.includes('pixel limit') ? tooLarge() : unreadable();
};
