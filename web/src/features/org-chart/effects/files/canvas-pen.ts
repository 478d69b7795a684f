import { cutWords } from './cut-words.ts';
import type { Pen, RectLook } from './pen.ts';

/** How the words of a drawing are set. */
export const FONT = "'Inter Variable', Inter, Arial, sans-serif";

/** Draws on a canvas. */
export const canvasPen = (context: CanvasRenderingContext2D): Pen => {
  const finish = ({ fill, stroke, strokeWidth = 1, dashed }: RectLook) => {
    context.setLineDash(dashed ? [4, 4] : []);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.stroke();
    }
  };
  return {
    rect: (x, y, width, height, look) => {
      context.beginPath();
      if (look.radius) context.roundRect(x, y, width, height, look.radius);
      else context.rect(x, y, width, height);
      finish(look);
    },
    circle: (x, y, radius, look) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      finish(look);
    },
    path: (d, { stroke, strokeWidth, dashed }) => {
      context.setLineDash(dashed ? [4, 4] : []);
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.stroke(new Path2D(d));
    },
    text: (x, y, words, { size, weight, fill, anchor = 'start', most }) => {
      context.font = `${weight} ${size}px ${FONT}`;
      context.fillStyle = fill;
      context.textAlign = anchor === 'middle' ? 'center' : 'left';
      const measure = (some: string) => context.measureText(some).width;
      context.fillText(most === undefined ? words : cutWords(words, most, measure), x, y);
    },
  };
};
