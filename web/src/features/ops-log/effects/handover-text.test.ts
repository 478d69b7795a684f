import { expect, test } from 'vitest';
import type { HandoverDraft } from '#contract/ops-log/handover-draft.ts';
import { formatFor } from '../../../platform/format/use-format.ts';
import { below, cameSince, handoverGroups, linesOf, textOf } from './handover-text.ts';

const format = formatFor();
const id = 'x';
const nothing: HandoverDraft = {
  ...{ at: '2026-11-23T13:50:00Z', since: null, shift: null, incidents: [], follow_ups: [], disputed: [] },
  written: { count: 0, named: [] },
};
const draft: HandoverDraft = {
  ...nothing,
  since: { id, sequence: 5, title: 'Night', at: '2026-11-23T06:02:00Z' },
  incidents: [
    {
      id: 'a',
      sequence: 12,
      title: 'Crane 2 stands',
      severity: 'sev1',
      state: 'open',
      since: '2026-11-23T13:05:00Z',
      by: null,
    },
    {
      ...{ id: 'b', sequence: 9, title: 'Gate stuck', severity: 'sev3', state: 'acknowledged' },
      ...{ since: '2026-11-23T09:00:00Z', by: { id, name: 'Tamar Vale' } },
    },
  ],
  follow_ups: [
    { id, sequence: 8, title: 'Order a lock', owner: { id, name: 'Idris Bello' }, due: '2026-12-01' },
  ],
  disputed: [{ id, sequence: 4, title: 'Day to night', by: null, note: 'Two keys' }],
  written: {
    count: 14,
    named: [
      {
        id: 'a',
        sequence: 12,
        title: 'Crane 2 stands',
        type: 'incident',
        severity: 'sev1',
        occurred_at: '2026-11-23T13:05:00Z',
      },
      {
        id: 'c',
        sequence: 10,
        title: 'Gate 2 stays shut',
        type: 'decision',
        severity: 'info',
        occurred_at: '2026-11-23T10:00:00Z',
      },
    ],
  },
};

test('what is open stands in groups, and what was written since once, below', () => {
  expect(textOf(handoverGroups(draft, format)).split('\n')).toEqual([
    'Open incidents',
    '- #12 Sev 1 · Crane 2 stands · open since 23 Nov 13:05 · nobody has it',
    '- #9 Sev 3 · Gate stuck · acknowledged since 23 Nov 09:00 · Tamar Vale has it',
    '',
    'Left to do',
    '- #8 Order a lock · Idris Bello, until 1 Dec',
    '',
    'Disputed handovers',
    '- #4 Day to night · somebody: “Two keys”',
    '',
    'Since handover #5 (23 Nov 06:02): 14 entries',
    '- #10 Decision · Gate 2 stays shut · 23 Nov 10:00',
  ]);
});

test('where nothing is open, it says so', () => {
  expect(textOf(handoverGroups(nothing, format))).toBe(
    'Nothing is open.\n\nIn the last 24 hours: nothing was written down.',
  );
});

test('what came since is put below, without what was there, deleted, or is there by other words', () => {
  const taken = linesOf(handoverGroups({ ...draft, incidents: draft.incidents.slice(1) }, format));
  const groups = handoverGroups(draft, format);
  const came = cameSince(groups, taken, 'Keys are in the box.', '14:05');
  expect(came).toEqual({
    body: 'Keys are in the box.\n\nCame in until 14:05\n- #12 Sev 1 · Crane 2 stands · open since 23 Nov 13:05 · nobody has it',
    count: 1,
  });
  expect(cameSince(groups, taken, came.body, '14:10')).toEqual({ body: came.body, count: 0 });
});

test('what somebody typed stays above, and what has no room is counted', () => {
  expect(below('Quiet night.\n', 'Nothing is open.')).toBe('Quiet night.\n\nNothing is open.');
  const lines = Array.from({ length: 30 }, (_, at) => `Line ${at}`);
  const text = textOf([{ head: 'All', lines }], 100);
  expect(text.length).toBeLessThan(160);
  expect(text).toMatch(/… and \d+ more lines: see the ops-log$/);
});
