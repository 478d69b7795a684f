import { expect, test } from 'vitest';
import type { NotificationPreference } from '#contract/notifications/shapes.ts';
import { modeFor } from './preference.ts';
import { waysFor } from './ways.ts';

const ORG = '01900000-0000-7000-8000-000000000001';
const PROJECT = '01900000-0000-7000-8000-000000000002';
const subject = { organization: ORG, project: PROJECT, type: 'activity.rejected' } as const;
const line = (
  mode: NotificationPreference['mode'],
  about: Partial<Omit<NotificationPreference, 'mode'>> = {},
): NotificationPreference => ({
  ...{ organization_id: null, project_id: null, type: null, channel: 'email', mode },
  ...about,
});
const inOrganization = { organization_id: ORG };
const inProject = { organization_id: ORG, project_id: PROJECT };
const ofType = { type: 'activity.rejected' } as const;

test('without a line mail comes as its type says, and a push at once', () => {
  expect(modeFor([], subject, 'email')).toBe('instant');
  expect(modeFor([], { ...subject, type: 'activity.approved' }, 'email')).toBe('off');
  expect(modeFor([], { ...subject, type: 'activity.approved' }, 'web-push')).toBe('instant');
});

const FROM_WIDE_TO_NARROW = [
  {},
  ofType,
  inOrganization,
  { ...inOrganization, ...ofType },
  inProject,
  { ...inProject, ...ofType },
];

test.each(FROM_WIDE_TO_NARROW.slice(1).map((narrow, at) => [FROM_WIDE_TO_NARROW[at], narrow]))(
  'of %j and %j the second counts, in whatever order they stand',
  (wide, narrow) => {
    const lines = [line('off', wide), line('digest', narrow)];
    expect(modeFor(lines, subject, 'email')).toBe('digest');
    expect(modeFor(lines.toReversed(), subject, 'email')).toBe('digest');
  },
);

test('a line about something else, or of another way, doesn’t count', () => {
  const elsewhere = [
    line('off', { organization_id: PROJECT }),
    line('off', { organization_id: ORG, project_id: ORG }),
    line('off', { type: 'role.granted' }),
    line('off', { channel: 'web-push' }),
  ];
  expect(modeFor(elsewhere, subject, 'email')).toBe('instant');
});

const now = new Date('2026-11-20T23:00:00Z');
const wishes = (preferences: NotificationPreference[] = []) => ({
  zone: 'Europe/London',
  quiet: { from: '22:00', to: '07:00' },
  digest: { digest: 'daily', at: '08:00' } as const,
  preferences,
});
const told = (preferences: NotificationPreference[], priority: 'normal' | 'urgent' = 'normal') =>
  waysFor(wishes(preferences), { ...subject, priority }, now).map(({ channel, status, in_digest, due_at }) =>
    [channel, status, ...(in_digest ? ['digest'] : []), due_at.toISOString().slice(11, 16)].join(' '),
  );

test('the inbox has it now; push and mail wait for the end of quiet hours, a digest for its hour', () => {
  expect(told([])).toEqual(['app ready 23:00', 'web-push queued 07:00', 'email queued 07:00']);
  expect(told([line('digest')])[2]).toBe('email queued digest 08:00');
});

test('what is urgent waits for neither, and yet goes nowhere where it isn’t wanted', () => {
  const lines = [line('digest'), line('off', { channel: 'web-push' })];
  expect(told(lines, 'urgent')).toEqual(['app ready 23:00', 'web-push opt-out 23:00', 'email queued 23:00']);
});
