import { expect, test } from 'vitest';
import { nextMoment, type Timing } from './next-moment.ts';

const timing = (fields: Partial<Timing>): Timing => ({
  ...{ rhythm: 'workdays', weekday: 1, month_day: 1, at: '08:00', timezone: 'Europe/London' },
  ...fields,
});
const moments = (fields: Partial<Timing>, after: string, count: number): string[] => {
  const found: Date[] = [];
  for (let last = new Date(after); found.length < count; found.push(last))
    last = nextMoment(timing(fields), last);
  return found.map((moment) => moment.toISOString().slice(0, 16));
};

test('on working days it leaves out the end of the week, and keeps its hour when clocks change', () => {
  expect(moments({}, '2026-10-23T06:00:00Z', 3)).toEqual([
    '2026-10-23T07:00',
    '2026-10-26T08:00',
    '2026-10-27T08:00',
  ]);
});

test('weekly it comes on its weekday, later on that day too', () => {
  const sunday = { rhythm: 'weekly', weekday: 0, timezone: 'America/New_York' } as const;
  expect(moments(sunday, '2026-03-01T12:59:00Z', 3)).toEqual([
    '2026-03-01T13:00',
    '2026-03-08T12:00',
    '2026-03-15T12:00',
  ]);
});

test('an hour that clocks skip is the one that they go on to; the next day it is itself again', () => {
  const skipped = { rhythm: 'weekly', weekday: 0, at: '01:30' } as const;
  expect(moments(skipped, '2026-03-23T00:00:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-04-05T00:30']);
});

test('an hour that clocks show twice counts once', () => {
  const twice = { rhythm: 'weekly', weekday: 0, at: '01:30' } as const;
  expect(moments(twice, '2026-10-19T00:00:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-11-01T01:30']);
});

test('monthly it comes on its day, the last one being that of each month', () => {
  expect(moments({ rhythm: 'monthly', month_day: 15 }, '2026-01-15T08:00:00Z', 2)).toEqual([
    '2026-02-15T08:00',
    '2026-03-15T08:00',
  ]);
  expect(moments({ rhythm: 'monthly', month_day: -1 }, '2028-01-31T09:00:00Z', 2)).toEqual([
    '2028-02-29T08:00',
    '2028-03-31T07:00',
  ]);
});

test('a day that a zone left out is passed over', () => {
  const samoa = { rhythm: 'weekly', weekday: 5, timezone: 'Pacific/Apia' } as const;
  expect(moments(samoa, '2011-12-24T00:00:00Z', 1)).toEqual(['2012-01-05T18:00']);
});
