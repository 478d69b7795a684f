import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from '#contract/org-chart/tree.ts';
import { chartAnswer } from '../../../../../test/org-chart.ts';
import { groundOf, standingAround, standingWith, zoomStep, zoomToFit, zoomWithin } from './camera.ts';
import { drawnBox, inDrawing, isSameBox } from './sight.ts';

const [NODE] = chartOf(chartAnswer()).roots;
const VIEW = { width: 1150, height: 760 };
const size = fc.record({
  width: fc.integer({ min: 176, max: 300_000 }),
  height: fc.integer({ min: 60, max: 100_000 }),
});

test('all of a drawing is in sight once it is fitted, however large it is, and never larger than it is', () => {
  fc.assert(
    fc.property(size, (drawing) => {
      const zoom = zoomToFit(drawing, VIEW);
      expect(zoom).toBeLessThanOrEqual(1);
      if (zoom <= 0.005) return;
      expect(drawing.width * zoom).toBeLessThanOrEqual(VIEW.width);
      expect(drawing.height * zoom).toBeLessThanOrEqual(VIEW.height);
    }),
  );
});

test('steps of the zoom lead in and out, and end at the most and the least', () => {
  expect(zoomStep(1, 1)).toBe(1.25);
  expect(zoomStep(1, -1)).toBe(0.8);
  expect(zoomStep(0.73, 1)).toBe(0.8);
  expect(zoomStep(2, 1)).toBe(2);
  expect(zoomStep(0.005, -1)).toBe(0.005);
  expect([zoomWithin(9), zoomWithin(0), zoomWithin(0.333)]).toEqual([2, 0.005, 0.33]);
});

test('zooming keeps the point that it is done at where it is', () => {
  fc.assert(
    fc.property(size, fc.double({ min: 0.1, max: 2, noNaN: true }), (drawing, zoom) => {
      const at = { x: 300, y: 200 };
      const before = { zoom: 1, ground: groundOf(drawing, 1, VIEW), standing: { left: 40, top: 30 } };
      const ground = groundOf(drawing, zoom, VIEW);
      const after = standingAround(at, before, zoom, ground);
      const was = (40 + at.x - before.ground.x) / 1;
      expect((after.left + at.x - ground.x) / zoom).toBeCloseTo(was, 4);
    }),
  );
});

test('whoever is in sight already moves nothing, and whoever isn’t comes into it', () => {
  const drawing = { width: 4000, height: 2000 };
  const ground = groundOf(drawing, 1, VIEW);
  const card = (x: number, y: number) => ({ x, y, width: 192, height: 60 });
  const at = { left: 500, top: 100 };
  if (!NODE) throw new Error('Somebody is at the top.');
  const node = NODE;
  const of = (x: number, y: number) => standingWith({ ...card(x, y), node }, 1, ground, VIEW, at);
  expect(of(800, 300)).toEqual(at);
  expect(of(3000, 300).left).toBeGreaterThan(500);
  expect(of(800, 0).top).toBeLessThan(100);
});

test('more is drawn than is in sight, and the same until it is left', () => {
  const box = drawnBox(1000, 500, 800, 600);
  expect(box.left).toBeLessThanOrEqual(1000 - 384);
  expect(box.bottom).toBeGreaterThanOrEqual(1100 + 384);
  expect(isSameBox(box, drawnBox(1010, 510, 800, 600))).toBe(true);
  expect(isSameBox(box, drawnBox(2000, 500, 800, 600))).toBe(false);
  expect(inDrawing({ left: 124, top: 24, right: 224, bottom: 124 }, 0.5, 24, 24)).toEqual({
    ...{ left: 200, top: 0, right: 400, bottom: 200 },
  });
});
