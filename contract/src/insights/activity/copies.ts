import { daysBetween } from '../../activity/rules.ts';
import type { TimeDetector, TimeRow } from '../detecting.ts';
import type { Finding } from '../finding.ts';
import { numbered } from '../values.ts';
import { eachDay, secondsOf } from './each-day.ts';
import { timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { askThem, dayRow, entryRow, findingOf, MEASURED, momentOf, personSubject } from './told.ts';

/** A week of days that are copies of each other. */
const DAYS_ALIKE = 5;
/** One entry a day may well be the same every day; two with the same minutes and notes are copies. */
const LEAST_ENTRIES = 2;
/** So many days written together, the first this long after it was worked, are remembered, not logged. */
const DAYS_AT_ONCE = 5;
const LATE_DAYS = 7;
/** Who pauses longer has come back. */
const PAUSE_S = 3_600;

const said = ({ project_id, service_id, seconds, note, category }: TimeRow): string =>
  JSON.stringify([project_id, service_id, seconds, note.trim(), category]);

/** Entries that are there twice: the same time on the same thing, with the same note, beginning at the same moment. */
export const entriesTwice: TimeDetector = {
  ...{ name: 'entries-twice', kinds: ['entries-twice'] },
  begin: (place, names) =>
    eachDay((person) => {
      const piles = new Piles();
      const unsure = new Set<string>();
      return {
        day: (day, rows) => {
          const seen = new Set<string>();
          for (const [at, row] of rows.entries()) {
            if (row.seconds <= 0 || isAlone(rows, at)) continue;
            const same = `${row.started_s}:${said(row)}`;
            if (seen.has(same)) {
              if (row.started_s === null) unsure.add(day.slice(0, 7));
              piles.put({
                ...{ day, weight: row.seconds, id: row.id },
                row: () =>
                  entryRow({ place, names, person }, row, [numbered('time', 'seconds', row.seconds)]),
              });
            }
            seen.add(same);
          }
        },
        end: () =>
          piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'entries-twice', formula: 'entries-counted', severity: 'medium' },
              confidence: unsure.has(pile.month) ? { pct: 65, reason: 'no-start', values: [] } : MEASURED,
              values: [numbered('entries', 'count', pile.count), numbered('time', 'seconds', pile.weight)],
              link: timeLink(place, person, pile, null),
              proposal: askThem(person, pile.from),
            }),
          ),
      };
    }),
};

/** Whether no other entry begins at the same moment: they come in the order of their starts. */
const isAlone = (rows: readonly TimeRow[], at: number): boolean => {
  const start = rows[at]?.started_s;
  return rows[at - 1]?.started_s !== start && rows[at + 1]?.started_s !== start;
};

/** Whether two days are copies of each other. */
const isCopy = (rows: readonly TimeRow[], others: readonly TimeRow[]): boolean =>
  rows.length === others.length &&
  rows.every((row, at) => {
    const other = others[at];
    return (
      other && row.start_min === other.start_min && row.seconds === other.seconds && said(row) === said(other)
    );
  });

/** Days in a row that are copies of each other, down to the minute and the note. What a roster planned is alike by itself. */
export const daysAlike: TimeDetector = {
  ...{ name: 'days-alike', kinds: ['days-identical'] },
  begin: (place) =>
    eachDay((person) => {
      const piles = new Piles();
      // Of a day that may not be a copy there is nothing to compare with.
      let run: { rows: readonly TimeRow[] | null; days: { day: string; seconds: number }[] } = {
        ...{ rows: null, days: [] },
      };
      const close = () => {
        if (run.rows === null || run.days.length < DAYS_ALIKE) return;
        for (const { day, seconds } of run.days)
          piles.put({
            ...{ day, weight: 1, id: day },
            row: () => dayRow({ place, person }, day, [numbered('time', 'seconds', seconds)]),
          });
      };
      return {
        day: (day, rows) => {
          const isOwn = rows.length >= LEAST_ENTRIES && rows.every(({ shift_id }) => shift_id === null);
          if (!isOwn || !run.rows || !isCopy(rows, run.rows)) {
            close();
            run = { rows: isOwn ? rows : null, days: [] };
          }
          run.days.push({ day, seconds: secondsOf(rows) });
        },
        end: () => {
          close();
          return piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'days-identical', formula: 'days-alike', severity: 'low', confidence: MEASURED },
              values: [numbered('days', 'days', pile.count)],
              link: timeLink(place, person, pile, null),
            }),
          );
        },
      };
    }),
};

/** Many days that were written within an hour, long after: what was remembered, not what was logged. */
export const writtenAtOnce: TimeDetector = {
  ...{ name: 'written-at-once', kinds: ['days-written-at-once'] },
  begin: (place) =>
    eachDay((person) => {
      const written: { day: string; at: number }[] = [];
      return {
        day: (day, rows) => {
          for (const { source, written_s } of rows)
            if (source === 'manual' || source === 'offline') written.push({ day, at: written_s });
        },
        end: (): Finding[] => {
          const piles = new Piles();
          for (const { day, days, at } of sittings(written)) {
            const late = daysBetween(day, new Date(at * 1_000).toISOString().slice(0, 10));
            if (days < DAYS_AT_ONCE || late < LATE_DAYS) continue;
            const values = [
              numbered('days', 'days', days),
              momentOf('written', at),
              numbered('late', 'days', late),
            ];
            piles.put({
              ...{ day, weight: days, id: String(at) },
              row: () => dayRow({ place, person }, day, values),
            });
          }
          return piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{
                kind: 'days-written-at-once',
                formula: 'days-in-one-go',
                severity: 'low',
                confidence: MEASURED,
              },
              values: [numbered('days', 'days', pile.weight), numbered('longest', 'days', pile.most)],
              link: timeLink(place, person, pile, null),
            }),
          );
        },
      };
    }),
};

/** What was written with no hour between: its first day, how many days, and when it began. */
const sittings = (written: readonly { readonly day: string; readonly at: number }[]) => {
  const found: { day: string; days: number; at: number }[] = [];
  let open: { at: number; last: number; days: Set<string> } | null = null;
  const close = () => {
    if (!open) return;
    const [day = ''] = [...open.days].toSorted();
    found.push({ day, days: open.days.size, at: open.at });
  };
  for (const { day, at } of written.toSorted(
    (one, other) => one.at - other.at || (one.day < other.day ? -1 : 1),
  )) {
    if (!open || at - open.last > PAUSE_S) {
      close();
      open = { at, last: at, days: new Set() };
    }
    open.days.add(day);
    open.last = at;
  }
  close();
  return found;
};
