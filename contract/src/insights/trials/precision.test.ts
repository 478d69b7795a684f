import { expect, test } from 'vitest';
import { TIME_DETECTORS } from '../activity/detectors.ts';
import type { ActivityKind } from '../activity/kinds.ts';
import type { Finding } from '../finding.ts';
import { ordinary, type Planted, withFaults } from './histories.ts';
import { findBy } from './time.ts';

const SEEDS = [1, 2, 3, 4, 5];

/** What a fault brings with it by its nature: a copy overlaps its own, eight hours more at night are a long day of a long week. */
const BRINGS: Partial<Record<ActivityKind, readonly ActivityKind[]>> = {
  'entries-twice': ['time-overlapping'],
  'day-too-long': ['day-unlike-habit', 'week-too-long'],
  'day-unlike-habit': ['day-too-long', 'week-too-long'],
};

const isOf = ({ kind, subject, rows }: Finding, planted: Planted): boolean =>
  kind === planted.kind &&
  rows.some(({ day }) => day?.startsWith(planted.month)) &&
  // What is folded by project has nobody as its subject.
  (subject.type === 'project' || subject.id === planted.member);

test('people whose quarters are ordinary are told nothing, by any detector', () => {
  for (const seed of SEEDS) {
    const people = Array.from({ length: 40 }, (_, number) => ordinary(seed * 1_000 + number));
    expect(findBy(TIME_DETECTORS, people).map(({ key }) => key)).toEqual([]);
  }
});

test('of what is planted into ordinary quarters all is found, and nineteen of twenty findings are of what was planted', () => {
  const told = { planted: 0, missed: [] as Planted[], findings: 0, strays: [] as string[] };
  for (const seed of SEEDS) {
    const { people, planted } = withFaults(seed, 99);
    const found = findBy(TIME_DETECTORS, people);
    told.planted += planted.length;
    told.missed.push(...planted.filter((one) => !found.some((finding) => isOf(finding, one))));
    told.findings += found.length;
    told.strays.push(
      ...found
        .filter(
          (finding) =>
            !planted.some(
              (one) =>
                isOf(finding, one) ||
                (finding.subject.id === one.member &&
                  BRINGS[one.kind]?.some((kind) => kind === finding.kind)),
            ),
        )
        .map(({ key }) => key),
    );
  }
  expect(told.planted).toBe(165);
  expect(told.missed).toEqual([]);
  expect(told.strays.length * 20, told.strays.join('\n')).toBeLessThanOrEqual(told.findings);
});

test('the order of people changes nothing but the order of findings', () => {
  const { people } = withFaults(9, 33);
  const keyed = (found: readonly Finding[]) => new Map(found.map((one) => [one.key, one]));
  expect(keyed(findBy(TIME_DETECTORS, people.toReversed()))).toEqual(keyed(findBy(TIME_DETECTORS, people)));
});
