import { canvasPen, FONT } from './canvas-pen.ts';
import { drawNear, type Near } from './draw-chart.ts';
import { headHeight, sheetWidth } from './draw-head.ts';
import { svgPen } from './svg-pen.ts';

/** Pixels around the drawing. */
const MARGIN = 24;
/** What browsers draw at most: pixels of a side, and in all. */
const MOST = { side: 16_000, area: 120_000_000 } as const;
/** Pixels of a picture for one of the drawing, where there is room. */
const SHARP = 2;

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
};

/** Pixels of a drawing with its head, without the edges: counts hang out below the last cards. */
const sizeOf = ({ layout, colours }: Near) => ({
  ...{ width: sheetWidth(layout.width), height: layout.height + 12 },
  head: headHeight(layout.width, colours),
});

/** The drawing as an SVG file; names that are cut are there in full, too. */
export const svgOf = (near: Near): string => {
  const context = contextOf(document.createElement('canvas'));
  const { pen, file } = svgPen({
    ...{ title: `${near.head.title}, ${near.head.note}`, margin: MARGIN, ...sizeOf(near) },
    measure: (words, { size, weight }) => {
      context.font = `${weight} ${size}px ${FONT}`;
      return context.measureText(words).width;
    },
  });
  drawNear(pen, near);
  return file();
};

/** How many pixels of a picture stand for one of the drawing. */
export const scaleOf = (width: number, height: number): number =>
  Math.min(SHARP, MOST.side / width, MOST.side / height, Math.sqrt(MOST.area / (width * height)));

/** The drawing as a picture, and how large it came out: 1 = as on the screen. */
export const pngOf = async (near: Near): Promise<{ picture: Blob; scale: number }> => {
  const size = sizeOf(near);
  const [width, height] = [size.width + 2 * MARGIN, size.head + size.height + 2 * MARGIN];
  const scale = scaleOf(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = contextOf(canvas);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(MARGIN, MARGIN + size.head);
  drawNear(canvasPen(context), near);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The picture is larger than this browser draws.');
  return { picture, scale };
};
