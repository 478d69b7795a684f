import { expect, test } from 'vitest';
import type { NotificationPreference } from '#contract/notifications/shapes.ts';
import { chosenMode, inheritedMode, mutedProjects, type Scope } from './in-force.ts';

const EVERYWHERE: Scope = { organization_id: null, project_id: null };
const A: Scope = { organization_id: 'a', project_id: null };
const PROJECT: Scope = { organization_id: 'a', project_id: 'p' };
const line = (
  scope: Scope,
  type: NotificationPreference['type'],
  mode: NotificationPreference['mode'],
  channel: NotificationPreference['channel'] = 'email',
): NotificationPreference => ({ ...scope, type, channel, mode });

test('without a line push comes at once, and mail as the type says', () => {
  expect(inheritedMode([], EVERYWHERE, 'activity.approved', 'web-push')).toEqual({
    mode: 'instant',
    source: 'type',
  });
  expect(inheritedMode([], PROJECT, 'activity.approved', 'email')).toEqual({ mode: 'off', source: 'type' });
});

test.each([
  { lines: [line(EVERYWHERE, null, 'digest')], source: 'everywhere', mode: 'digest' },
  {
    lines: [line(EVERYWHERE, 'mention.added', 'off'), line(EVERYWHERE, null, 'digest')],
    source: 'everywhere',
    mode: 'off',
  },
  {
    lines: [line(EVERYWHERE, 'mention.added', 'off'), line(A, null, 'digest')],
    source: 'organization',
    mode: 'digest',
  },
  {
    lines: [line(A, 'mention.added', 'digest'), line(PROJECT, null, 'off')],
    source: 'project',
    mode: 'off',
  },
])('a project inherits from the narrowest line that fits: $source', ({ lines, source, mode }) => {
  expect(inheritedMode(lines, PROJECT, 'mention.added', 'email')).toEqual({ mode, source });
});

test('neither its own line, nor those of other places, types and ways are inherited', () => {
  const lines = [
    line(PROJECT, 'mention.added', 'off'),
    line({ organization_id: 'b', project_id: null }, null, 'off'),
    line({ organization_id: 'a', project_id: 'q' }, null, 'off'),
    line(EVERYWHERE, 'role.granted', 'off'),
    line(EVERYWHERE, null, 'off', 'web-push'),
  ];
  expect(inheritedMode(lines, PROJECT, 'mention.added', 'email').source).toBe('type');
  expect(chosenMode(lines, PROJECT, 'mention.added', 'email')).toBe('off');
  expect(chosenMode(lines, A, 'mention.added', 'email')).toBeNull();
});

test('a project is muted by lines for push and mail, not by one of them, nor by those of an organization', () => {
  const both = (scope: Scope) => [line(scope, null, 'off'), line(scope, null, 'off', 'web-push')];
  const half = line({ organization_id: 'a', project_id: 'q' }, null, 'off');
  expect(mutedProjects([...both(PROJECT), ...both(A), half])).toEqual([PROJECT]);
});
