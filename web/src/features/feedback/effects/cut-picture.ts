import { SHORTEST_CROP_SIDE } from '#contract/feedback/shapes.ts';
import { canvasFile, drawingOn, type Picture } from './canvas-file.ts';

/** A part of a picture, in percent of its sides. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of it. */
export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };

/** The crop of a picture with areas of it blacked out for good. Errors: 'cannot get canvas context'. */
export async function cutPicture(source: Picture, crop: Part, covered: readonly Part[]): Promise<Picture> {
  const kept = pixelsOf(crop, source);
  const canvas = document.createElement('canvas');
  canvas.width = kept.width;
  canvas.height = kept.height;
  const drawing = drawingOn(canvas);
  const bitmap = await createImageBitmap(source.file);
  drawing.drawImage(bitmap, -kept.x, -kept.y);
  bitmap.close();
  drawing.fillStyle = '#000';
  for (const area of covered) {
    const { x, y, width, height } = outerPixelsOf(area, source);
    drawing.fillRect(x - kept.x, y - kept.y, width, height);
  }
  return canvasFile(canvas);
}

type Size = Pick<Picture, 'width' | 'height'>;

/** Whole px inside the picture, never fewer a side than may be cropped. */
function pixelsOf({ x, y, width, height }: Part, size: Size): Part {
  const wide = sideOf(width, size.width);
  const high = sideOf(height, size.height);
  return {
    x: Math.min(Math.round((x / 100) * size.width), size.width - wide),
    y: Math.min(Math.round((y / 100) * size.height), size.height - high),
    width: wide,
    height: high,
  };
}

const sideOf = (percent: number, whole: number): number =>
  Math.min(whole, Math.max(Math.round((percent / 100) * whole), SHORTEST_CROP_SIDE));

/** Rounded outwards, so that no edge shines through. */
function outerPixelsOf({ x, y, width, height }: Part, size: Size): Part {
  const left = Math.floor((x / 100) * size.width);
  const top = Math.floor((y / 100) * size.height);
  return {
    ...{ x: left, y: top },
    width: Math.ceil(((x + width) / 100) * size.width) - left,
    height: Math.ceil(((y + height) / 100) * size.height) - top,
  };
}
