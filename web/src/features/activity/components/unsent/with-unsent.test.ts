import { expect, test } from 'vitest';
import { saveDayNote } from '#contract/activity/day-endpoints.ts';
import { changeEntry, createEntry, deleteEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { activityDay } from '../../../../../test/activity-answers.ts';
import {
  type QueuedWrite,
  queuedWrite,
  type WriteInput,
} from '../../../../platform/offline/unsent/queued-write.ts';
import { noteSubject } from './entry-writes.ts';
import { withUnsent } from './with-unsent.ts';

const DATE = '2026-11-21';
const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const nothing = { purpose: { project: null, service: null }, base: null };

const write = (
  endpoint: Endpoint,
  subject: string,
  input: WriteInput,
  shown: object = nothing,
): QueuedWrite => queuedWrite({ endpoint, organization: 'a', subject, input, title: '', href: '/', shown });
const made = (subject: string, body: object): QueuedWrite =>
  write(createEntry, subject, { body: { work_date: DATE, client_uuid: subject, ...body } });

const entryOf = (different: Partial<ActivityEntry>): ActivityEntry => {
  const [entry] = withUnsent(activityDay(), [made('blank', { duration_s: 3600 })]).entries;
  if (!entry) throw new Error('No entry.');
  return { ...entry, id: 'row', version: 3, source: 'manual', client_uuid: null, ...different };
};
const day = activityDay({ entries: [entryOf({ note: 'Patrol' })], total_s: 3600, status: 'draft' });

test('an entry made offline stands in its day as it was typed, and counts', () => {
  const shown = { purpose: { project, service: null }, base: null };
  const body = {
    work_date: DATE,
    client_uuid: 'u',
    project_id: 'p',
    start: '22:00',
    end: '01:30',
    ends_next_day: true,
  };
  const { entries, total_s } = withUnsent(day, [write(createEntry, 'u', { body }, shown)]);
  expect(entries[0]).toMatchObject({ id: 'u', version: 0, source: 'offline', project, duration_s: 12_600 });
  expect([entries.length, total_s]).toEqual([2, 16_200]);
});

test('an empty day isn’t called empty any more, and an entry of another day doesn’t appear in it', () => {
  const checks = [{ rule: 'nothing-logged', blocking: true, entry_ids: [], start: null, end: null }] as const;
  const empty = activityDay({ checks: checks.map((check) => ({ ...check, entry_ids: [] })) });
  expect(withUnsent(empty, [made('u', { duration_s: 60 })])).toMatchObject({ status: 'draft', checks: [] });
  const elsewhere = withUnsent(empty, [made('u', { work_date: '2026-11-20', duration_s: 60 })]);
  expect(elsewhere).toMatchObject({ status: 'empty', entries: [], total_s: 0 });
});

test('changes stand over the entry in the order in which they were made, of one that was made offline too', () => {
  const about = (id: string, body: object) => write(changeEntry, id, { params: { entry_id: id }, body });
  const writes = [
    about('row', { note: 'One' }),
    about('row', { note: 'Two', duration_s: 60 }),
    made('u', { note: 'Made', duration_s: 60 }),
    about('u', { note: 'Mended' }),
  ];
  const { entries, total_s } = withUnsent(day, writes);
  expect(entries.map(({ note }) => note).sort()).toEqual(['Mended', 'Two']);
  expect(total_s).toBe(120);
});

test('a deleted entry is gone, and there again when the server refuses that', () => {
  const gone = write(deleteEntry, 'row', { params: { entry_id: 'row' }, version: 3 });
  expect(withUnsent(day, [gone])).toMatchObject({ entries: [], total_s: 0 });
  const refusal = { status: 412, message: 'Old.', fields: [] };
  expect(withUnsent(day, [{ ...gone, refusal }]).entries).toHaveLength(1);
});

test('an entry that is moved to another day is seen there', () => {
  const base = entryOf({ note: 'Patrol' });
  const input = { params: { entry_id: 'row' }, body: { work_date: '2026-11-20' } };
  const moved = write(changeEntry, 'row', input, { ...nothing, base });
  expect(withUnsent(day, [moved]).entries).toEqual([]);
  expect(withUnsent(activityDay({ date: '2026-11-20' }), [moved]).entries[0]?.note).toBe('Patrol');
});

test('once the server’s day has it, it isn’t there twice', () => {
  const landed = activityDay({ entries: [entryOf({ client_uuid: 'u', note: 'Made' })], total_s: 3600 });
  const { entries, total_s } = withUnsent(landed, [made('u', { note: 'Made', duration_s: 3600 })]);
  expect([entries.length, total_s]).toEqual([1, 3600]);
});

test('a note that waits stands in its day', () => {
  const body = { done: 'Gate 3', blockers: '', tomorrow: '', version: 0 };
  const note = write(saveDayNote, noteSubject(DATE), { params: { date: DATE }, body });
  expect(withUnsent(day, [note]).note.done).toBe('Gate 3');
  expect(withUnsent(activityDay({ date: '2026-11-20' }), [note]).note.done).toBe('');
});
