/** A picture: the file that is sent, and its size in px. */
export interface Picture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

/** What the file of a screenshot is called. */
export const FILE_NAME = 'screenshot.png';

/** What a canvas is drawn with. Errors: where the browser has none to give. */
export function drawingOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('cannot get canvas context');
  return context;
}

/** What a canvas shows, as a png. Errors: where it can't be read. */
export async function canvasFile(canvas: HTMLCanvasElement): Promise<Picture> {
  const { width, height } = canvas;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('cannot read the canvas');
  return { file: new File([blob], FILE_NAME, { type: 'image/png' }), width, height };
}
