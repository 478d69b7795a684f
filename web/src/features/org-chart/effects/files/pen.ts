/** How a rectangle looks; lengths in pixels of the drawing. */
export interface RectLook {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly strokeWidth?: number;
  readonly radius?: number;
  readonly dashed?: boolean;
}

/** How a line of text looks: size in pixels, `weight` as in style sheets. */
export interface TextLook {
  readonly size: number;
  readonly weight: 400 | 500 | 600;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle';
  /** Pixels beyond which it is cut. */
  readonly most?: number;
}

/** What a chart is drawn with, whatever it becomes: a picture of pixels, or an SVG file. */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, look: RectLook): void;
  /** `d` of an SVG path. */
  path(
    d: string,
    look: { readonly stroke: string; readonly strokeWidth: number; readonly dashed?: boolean },
  ): void;
  circle(x: number, y: number, radius: number, look: RectLook): void;
  /** A line of text by its baseline. */
  text(x: number, y: number, words: string, look: TextLook): void;
}
