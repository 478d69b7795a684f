import { afterEach, expect, test, vi } from 'vitest';
import { canvasFile, drawingOn } from './canvas-file.ts';
import { cutPicture, WHOLE } from './cut-picture.ts';

afterEach(() => vi.restoreAllMocks());

/** White, and red in its right half. */
const taken = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 100;
  const drawing = drawingOn(canvas);
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, 200, 100);
  drawing.fillStyle = '#f00';
  drawing.fillRect(100, 0, 100, 100);
  return canvasFile(canvas);
};
const pixelsOf = async (file: File) => {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const drawing = drawingOn(canvas);
  drawing.drawImage(bitmap, 0, 0);
  return (x: number, y: number) => [...drawing.getImageData(x, y, 1, 1).data].slice(0, 3);
};
const WHITE = [255, 255, 255];
const RED = [255, 0, 0];
const BLACK = [0, 0, 0];

test('a crop keeps its part, as a png called screenshot', async () => {
  const { file, width, height } = await cutPicture(await taken(), { x: 25, y: 0, width: 50, height: 60 }, []);
  expect([width, height]).toEqual([100, 60]);
  expect([file.name, file.type]).toEqual(['screenshot.png', 'image/png']);
  const pixel = await pixelsOf(file);
  expect([pixel(49, 0), pixel(50, 0)]).toEqual([WHITE, RED]);
});

test('no crop is shorter than 33 px a side, wherever it lies', async () => {
  const corner = { x: 99, y: 99, width: 1, height: 1 };
  const { width, height, file } = await cutPicture(await taken(), corner, []);
  expect([width, height]).toEqual([33, 33]);
  expect((await pixelsOf(file))(0, 0)).toEqual(RED);
});

test('what is blacked out is gone from the file, whole pixels of it, and only there', async () => {
  const area = { x: 10.3, y: 10, width: 10, height: 20 };
  const { file } = await cutPicture(await taken(), WHOLE, [area]);
  const pixel = await pixelsOf(file);
  expect([pixel(20, 10), pixel(40, 29)]).toEqual([BLACK, BLACK]);
  expect([pixel(19, 10), pixel(41, 10), pixel(20, 30)]).toEqual([WHITE, WHITE, WHITE]);
});

test('an area stays on its place when the picture around it is cropped', async () => {
  const area = { x: 50, y: 50, width: 10, height: 10 };
  const { file } = await cutPicture(await taken(), { x: 50, y: 50, width: 50, height: 50 }, [area]);
  const pixel = await pixelsOf(file);
  expect([pixel(0, 0), pixel(19, 9), pixel(20, 0)]).toEqual([BLACK, BLACK, RED]);
});

test('a browser without a canvas says so', async () => {
  const picture = await taken();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(cutPicture(picture, WHOLE, [])).rejects.toThrow('cannot get canvas context');
});
