import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { myPolicy } from '../../../platform/person.ts';
import { activitySearch } from '../effects/activity-address.ts';
import { ProjectActivityScreen } from './project-activity-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const happened = (id: string, type: string, more: object) => ({
  id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb3${id}`,
  type,
  actor: 'Maren Holt',
  occurred_at: '2026-11-01T10:00:00.000Z',
  changes: {},
  ...more,
});
const bulk = { entries: 652, seconds: 3_188_866 };
const file = { file_name: 'toggl.csv', ...bulk };
const CHANGES = [
  happened('a1', 'project.time_copied', { data: { entries: 1, seconds: 5400, from_week: '2026-10-26' } }),
  happened('a2', 'project.import_undone', { data: file }),
  happened('a3', 'project.imported', { data: file }),
  happened('a4', 'project.archived', { changes: { status: ['active', 'archived'] } }),
  happened('a5', 'project.updated', { changes: { progress: [0, 40] } }),
  happened('a6', 'project.created', {}),
];

const show = (screen = () => <ProjectActivityScreen project_id={HARBOUR_ID} search={{}} />) =>
  renderScreen({
    screen,
    search: activitySearch,
    at: `/manager/projects/${HARBOUR_ID}/activity`,
    role: 'manager',
    answer: ({ path }) => {
      if (path.endsWith('/changes')) return { body: { data: CHANGES, before: null, after: null } };
      if (path === `/projects/${HARBOUR_ID}`) return { body: projectDetail() };
      return { body: { data: [], before: null, after: null } };
    },
  });

test('beside the time stands what happened to the project, as one feed, newest first', async () => {
  const { view } = await show();
  const feed = view.getByRole('region', { name: 'What happened' });
  const said = [
    'copied 1 entry (1 h 30 min) from the week of 26 Oct',
    'took 652 imported entries (885 h 47 min) of toggl.csv back',
    'imported 652 entries (885 h 47 min) from toggl.csv',
    'archived the project',
    'changed the project',
    'created the project',
  ];
  await expect.element(feed.getByText(/created the project/)).toBeVisible();
  const told = feed.getByRole('paragraph').elements();
  expect(told.map(({ textContent }) => textContent)).toEqual(said.map((what) => `Maren Holt ${what}`));
});

/** The screen for somebody who may read everything of a project but its settings. */
function OfMember() {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(myPolicy.queryKey, {
      sub: 'ada',
      data: {
        g: [['g', 'ada', 'manager', '/org/a']],
        p: [['p', 'manager', '*', '/projects/:id/activity', 'read', 'allow']],
        m: '',
      },
    }),
  );
  return <ProjectActivityScreen project_id={HARBOUR_ID} search={{}} />;
}

test('who may not read the changes of a project sees the time alone', async () => {
  const { view, asked } = await show(() => <OfMember />);
  await expect.element(view.getByText('No time logged yet')).toBeVisible();
  expect(view.getByText('What happened').elements()).toEqual([]);
  expect(asked.filter(({ path }) => path.endsWith('/changes'))).toEqual([]);
});
