import { expect, test } from 'vitest';
import { layoutOf } from '#contract/org-chart/layout.ts';
import { nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { chartAnswer, OONA } from '../../../../../test/org-chart.ts';
import { coloursOf } from '../colours.ts';
import { meantOf, shownOf, wholeChart } from '../tree/shown.ts';
import type { Near } from './draw-chart.ts';
import { pngOf, svgOf } from './pictures.ts';
import { themeColours } from './theme-colours.ts';

const ODD = `Oona <b>"Keane"</b> & daughters' \u0007 of the very longest name that ever stood on a card`;

const nearOf = (data: OrgChart): Near => {
  const shown = shownOf(wholeChart(data), { departments: [], hasVacancies: true, root: undefined });
  return {
    head: { title: 'Fixtures & sons <Ltd>', note: 'Org chart as of 24 Nov 2026' },
    layout: layoutOf(shown.tops, (node) => shown.below(node)),
    colours: coloursOf('department', meantOf(shown), shown),
    theme: themeColours(),
    dotted: Map.groupBy(data.dotted, ({ member_id }) => member_id),
    lineOf: nameOf,
    count: String,
  };
};

const oddly = chartAnswer();
const data = chartAnswer({
  people: oddly.people.map((person) => (person.id === OONA ? { ...person, name: ODD } : person)),
});

test('the file is well-formed whatever is written on it, and holds every name that is shown, in full', () => {
  const near = nearOf(data);
  const file = new DOMParser().parseFromString(svgOf(near), 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.querySelector('b')).toBeNull();
  const words = [...file.querySelectorAll('text')].map(
    (text) => text.querySelector('title')?.textContent ?? text.textContent,
  );
  const names = [...near.layout.cards.values()].map(({ node }) => nameOf(node).replaceAll('\u0007', ' '));
  expect(names).toHaveLength(14);
  expect(words).toEqual(expect.arrayContaining(names));
});

test('the file says whose it is, of which day, what colours mean, and how much goes to somebody else', () => {
  const file = new DOMParser().parseFromString(svgOf(nearOf(data)), 'image/svg+xml');
  expect(file.querySelector('svg > title')?.textContent).toBe(
    'Fixtures & sons <Ltd>, Org chart as of 24 Nov 2026',
  );
  const words = [...file.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(
    expect.arrayContaining([
      'Fixtures & sons <Ltd>',
      'Org chart as of 24 Nov 2026',
      'Delivery, 6',
      'Dotted, 20%',
    ]),
  );
});

test('the picture is as large as the drawing with its head, twice as sharp', async () => {
  const near = nearOf(data);
  const { picture, scale } = await pngOf(near);
  expect(scale).toBe(2);
  const { width, height } = await createImageBitmap(picture);
  const svg = new DOMParser().parseFromString(svgOf(near), 'image/svg+xml').documentElement;
  expect([width, height]).toEqual(
    ['width', 'height'].map((side) => Math.ceil(2 * Number(svg.getAttribute(side)))),
  );
});
