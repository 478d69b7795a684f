import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#contract/org-chart/grid.ts';
import { type Box, stretchesIn } from './sight.ts';

const BOX: Box = { left: 100, top: 100, right: 300, bottom: 200 };
const within = ([x, y]: Point) => x > 100 && x < 300 && y > 100 && y < 200;

/** The points of a line a pixel apart. */
const pixelsOf = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], at) => {
    const [toX, toY] = points[at + 1] ?? [x, y];
    const far = Math.abs(toX - x) + Math.abs(toY - y);
    return Array.from(
      { length: far + 1 },
      (_, step): Point => [x + Math.sign(toX - x) * step, y + Math.sign(toY - y) * step],
    );
  });

const keyOf = (points: readonly Point[]) =>
  [...new Set(points.filter(within).map((point) => point.join(' ')))].sort();

test('of a dotted line that is drawn all is there that lies in the box, and little else', () => {
  const turns = fc.array(fc.record({ isAcross: fc.boolean(), by: fc.integer({ min: -400, max: 400 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }), turns, (x, y, all) => {
      const line: Point[] = [[x, y]];
      for (const { isAcross, by } of all) {
        const [lastX, lastY] = line.at(-1) ?? [x, y];
        line.push(isAcross ? [lastX + by, lastY] : [lastX, lastY + by]);
      }
      const stretches = stretchesIn(line, BOX);
      expect(keyOf(stretches.flatMap(pixelsOf))).toEqual(keyOf(pixelsOf(line)));
      const isCorner = ([atX, atY]: Point) => line.some(([one, other]) => one === atX && other === atY);
      const isNear = ([atX, atY]: Point) => atX >= 92 && atX <= 308 && atY >= 92 && atY <= 208;
      expect(stretches.flat().filter((point) => !isCorner(point) && !isNear(point))).toEqual([]);
    }),
  );
});

test('a line across the whole drawing is cut to what is in sight, whole dashes from its corner', () => {
  expect(
    stretchesIn(
      [
        [-100_003, 150],
        [100_003, 150],
      ],
      BOX,
    ),
  ).toEqual([
    [
      [93, 150],
      [307, 150],
    ],
  ]);
});
