import type { Place, TimeDetector, TimePerson } from '../detecting.ts';
import { labelled, numbered, percentOf } from '../values.ts';
import { eachDay } from './each-day.ts';
import { onlyOf, timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { askThem, entryRow, findingOf, graded, MEASURED, personSubject } from './told.ts';

/** Two of three entries with a note are a habit; ten entries tell it. */
const HABIT_PCT = 66;
const LEAST_ENTRIES = 10;
/** Words that are typed to have typed something. */
const EMPTY_WORDS = new Set([
  'test',
  'testing',
  'asdf',
  'qwerty',
  'todo',
  'tbd',
  'foo',
  'bar',
  'note',
  'work',
]);

/** Longer than any of them, in letters. */
const SAYING = 8;

/** Whether a note has so many plain letters or digits, and different ones, that it says something: most do, and are told without an expression. */
const isPlainlySaying = (note: string): boolean => {
  let count = 0;
  let first = 0;
  let isVaried = false;
  for (let at = 0; at < note.length && (count < SAYING || !isVaried); at += 1) {
    const code = note.charCodeAt(at);
    // Capitals and small letters are 32 apart.
    const letter = code >= 65 && code <= 90 ? code + 32 : code;
    if (!((letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57))) continue;
    count += 1;
    if (first === 0) first = letter;
    else if (letter !== first) isVaried = true;
  }
  return count >= SAYING && isVaried;
};

/** Whether a note says nothing: fewer than three letters or digits, one of them again and again, or a word typed to have typed something. */
export const isEmptyNote = (note: string): boolean => {
  if (isPlainlySaying(note)) return false;
  const letters = note.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters.length < 3 || new Set(letters).size === 1 || EMPTY_WORDS.has(letters);
};

/** Entries without a note, where one is demanded or usual, and notes that say nothing. What a roster planned needs none. */
export const notes: TimeDetector = {
  ...{ name: 'notes', kinds: ['notes-missing', 'notes-saying-nothing'] },
  begin: (place, names) =>
    eachDay((person) => {
      const [without, empty] = [new Piles(), new Piles()];
      const projects = new Set<string | null>();
      const counted = { all: 0, with: 0 };
      return {
        day: (day, rows) => {
          for (const row of rows) {
            if (row.shift_id !== null || row.seconds <= 0) continue;
            counted.all += 1;
            const note = row.note.trim();
            if (note !== '') counted.with += 1;
            if (note !== '' && !isEmptyNote(note)) continue;
            projects.add(row.project_id);
            const values = [numbered('time', 'seconds', row.seconds)];
            (note === '' ? without : empty).put({
              ...{ day, weight: row.seconds, id: row.id },
              row: () =>
                entryRow({ place, names, person }, row, [
                  ...values,
                  ...(note === '' ? [] : [labelled('note', { unit: 'text', value: note.slice(0, 40) })]),
                ]),
            });
          }
        },
        end: () => {
          const share = percentOf(counted.with, counted.all);
          const isUsual = counted.all >= LEAST_ENTRIES && share >= HABIT_PCT;
          const link = onlyOf(projects);
          const told = (kind: NoteKind, piles: Piles) =>
            notesTold({ place, person, kind, share, link, all: counted.all }, piles);
          return [
            ...(place.require_note || isUsual ? told('notes-missing', without) : []),
            ...told('notes-saying-nothing', empty),
          ];
        },
      };
    }),
};

type NoteKind = 'notes-missing' | 'notes-saying-nothing';

interface ToldNotes {
  readonly place: Place;
  readonly person: TimePerson;
  readonly kind: NoteKind;
  /** Per cent of all entries that have a note. */
  readonly share: number;
  readonly link: string | null;
  readonly all: number;
}

const notesTold = ({ place, person, kind, share, link, all }: ToldNotes, piles: Piles) =>
  piles.all().map((pile) =>
    findingOf(personSubject(person), pile, {
      ...{ kind, formula: 'entries-of-all', severity: graded(pile.count, 50, 5) },
      confidence: confidenceOf(place, kind, share),
      values: [
        numbered('entries', 'count', pile.count),
        numbered('all-entries', 'count', all),
        numbered('time', 'seconds', pile.weight),
      ],
      link: timeLink(place, person, pile, link),
      proposal: askThem(person, pile.from),
    }),
  );

const confidenceOf = ({ require_note }: Place, kind: NoteKind, share: number) => {
  if (require_note) return { pct: 99, reason: 'demanded' as const, values: [] };
  if (kind === 'notes-saying-nothing') return { ...MEASURED, pct: 80 };
  return {
    pct: Math.min(95, share),
    reason: 'many-days' as const,
    values: [numbered('share', 'percent', share)],
  };
};
