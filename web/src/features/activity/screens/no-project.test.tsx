import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACTIVITY_ANSWERS } from '../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { organizationCalled } from '../../../app/fixtures.tsx';
import { myOrganizations } from '../../../platform/person.ts';
import { DailyActivityScreen } from './daily-activity-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const CHOICES = '/daily-activity/choices';
const NOTHING = { projects: [], services: [] };
const DAY = '2026-11-21';
const LOGGED = {
  project: { id: 'old', code: 'OLD-1', name: 'Old quay' },
  service: null,
  billable: true,
  cells: [],
  days: [],
  total_s: 0,
};

/** The screen in an organization whose time may need a project. */
function Screen({ require_project }: { require_project: boolean }) {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(myOrganizations.queryKey, [{ ...organizationCalled('A'), require_project }]),
  );
  return <DailyActivityScreen date={DAY} onDate={() => undefined} onView={() => undefined} />;
}

const show = (different: () => Readonly<Record<string, unknown>>, require_project = true) =>
  renderScreen({
    screen: () => <Screen require_project={require_project} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ path }) => ({ body: { ...ACTIVITY_ANSWERS, ...different() }[path] }),
  });

test('somebody in no project is told whom to ask, and logs time as soon as they are in one', async () => {
  let choices: unknown = NOTHING;
  const { view } = await show(() => ({ [CHOICES]: choices }));
  await expect.element(view.getByText('There is no project to log time on yet')).toBeVisible();
  await expect.element(view.getByText(/Ask a manager to add you to one/)).toBeVisible();
  expect(view.getByRole('button', { name: 'Add entry' }).elements()).toEqual([]);
  choices = ACTIVITY_ANSWERS[CHOICES];
  await view.getByRole('button', { name: 'Look again' }).click();
  await expect.element(view.getByRole('button', { name: 'Add entry' }).first()).toBeVisible();
});

test('where time needs no project, somebody in none logs it all the same', async () => {
  const { view } = await show(() => ({ [CHOICES]: NOTHING }), false);
  await view.getByRole('combobox', { name: 'Project' }).click();
  await expect.element(view.getByText('Nothing found').first()).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Add entry' }).first()).toBeVisible();
});

test('timer, entries and form say why there is no project to choose, to somebody with earlier time', async () => {
  const week = Object(ACTIVITY_ANSWERS['/daily-activity/week']);
  const { view } = await show(() => ({
    [CHOICES]: NOTHING,
    '/daily-activity/week': { ...week, rows: [LOGGED] },
  }));
  await expect
    .element(view.getByText(/You are in no project that takes time today. Ask a manager/))
    .toBeVisible();
  await expect.element(view.getByText(/no project that takes time on this day/)).toBeVisible();
  await view.getByRole('button', { name: 'Add entry' }).first().click();
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText(/no project that takes time on this day/)).toBeVisible();
});
