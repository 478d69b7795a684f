import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SettingsReach } from '#contract/projects/settings-reach.ts';
import type { Project } from '#contract/projects/shapes.ts';
import type { ProjectSteps } from '#contract/projects/steps.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ProjectSettingsScreen } from './project-settings-screen.tsx';

type Answer = { status?: number; body?: unknown };

const stale: Answer = {
  status: 412,
  body: { code: 'stale', message: 'Somebody saved first.', rule: null, fields: [], request_id: 'r' },
};

const show = (
  write: (asked: Asked) => Answer,
  read: () => Project = () => projectDetail(),
  changes: object[] = [],
) =>
  renderScreen({
    screen: () => <ProjectSettingsScreen project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    role: 'manager',
    answer: (asked) => {
      if (asked.path.startsWith('/choices')) return { body: { data: [] } };
      if (asked.path.endsWith('/steps')) return { body: steps };
      if (asked.path.endsWith('/preview')) return { body: { data: touched } };
      if (asked.path.endsWith('/changes')) return { body: { data: changes, before: null, after: null } };
      return asked.method === 'GET' ? { body: read() } : write(asked);
    },
  });

let steps: ProjectSteps;
let touched: SettingsReach[];
const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));
const saved = { body: projectDetail({ version: 4 }) };

beforeEach(() => {
  toast.clear();
  touched = [];
  steps = { steps: [], open_time: { draft: 0, submitted: 0, rejected: 0, seconds: 0 }, open_incidents: 0 };
  return page.viewport(1440, 900);
});

test('only the changed fields are sent, over the version that was opened', async () => {
  const { view, asked } = await show(() => saved);
  await view.getByLabelText('Progress').fill('80');
  await view.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => writesOf(asked)).toMatchObject([{ version: '"3"' }]);
  expect(writesOf(asked)[0]?.body).toEqual({ progress: 80 });
});

test('what a change touches is said beside its field and above the verb, before it is saved', async () => {
  touched = [
    {
      ...{ field: 'end_date', reach: 'entries-after-end', entries: 2, seconds: 5_400 },
      ...{ names: [], pct: null, refuses: false },
    },
  ];
  const { view, asked } = await show(() => saved);
  await view.getByRole('textbox', { name: /^End/ }).fill('2026-10-31');
  await userEvent.tab();
  await expect.element(view.getByRole('button', { name: 'Touches 1 other thing' })).toBeVisible();
  const words = view.getByText(/^2 entries \(1 h 30 min\) lie after the new end\./);
  await expect.poll(() => words.elements()).toHaveLength(2);
  expect(writesOf(asked)).toEqual([]);
  expect(asked.find(({ path }) => path.endsWith('/preview'))?.body).toEqual({ end_date: '2026-10-31' });
});

test('saving can be undone: the values that were go back over the version that it made', async () => {
  const { view, asked } = await show(({ version }) =>
    version === '"3"'
      ? { body: projectDetail({ version: 4, progress: 80 }) }
      : { body: projectDetail({ version: 5 }) },
  );
  await view.getByLabelText('Progress').fill('80');
  await view.getByRole('button', { name: 'Save changes' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"', body: { progress: 64 } });
  await expect.element(view.getByText('Undone: the settings are as they were')).toBeVisible();
  await expect.element(view.getByLabelText('Progress')).toHaveValue('64');
});

test('an undo that comes too late says so and overwrites nothing', async () => {
  const { view } = await show(({ version }) =>
    version === '"3"' ? { body: projectDetail({ version: 4, progress: 80 }) } : stale,
  );
  await view.getByLabelText('Progress').fill('80');
  await view.getByRole('button', { name: 'Save changes' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByText(/Somebody has changed the project since/)).toBeVisible();
});

test('a step that time keeps one from says how much there is, and leads to it', async () => {
  steps = {
    steps: [
      { to: 'on_hold', rule: null },
      { to: 'completed', rule: 'unapproved-time' },
    ],
    open_time: { draft: 1, submitted: 2, rejected: 0, seconds: 3_600 },
    open_incidents: 0,
  };
  const { view } = await show(() => saved);
  await expect.element(view.getByRole('button', { name: 'Put on hold' })).toBeEnabled();
  const complete = view.getByRole('button', { name: 'Complete' });
  await expect.element(complete).toBeDisabled();
  await expect
    .element(complete)
    .toHaveAccessibleDescription(/3 entries \(1 h\) are not approved yet: 1 draft, 2 submitted\./);
  await expect
    .element(view.getByRole('link', { name: 'Show the time that is open' }))
    .toHaveAttribute('href', expect.stringContaining('/activity?status='));
});

test('a step that incidents and time keep one from says how many there are of both, and leads to them', async () => {
  const open_time = { draft: 0, submitted: 3, rejected: 0, seconds: 3_600 };
  steps = { steps: [{ to: 'completed', rule: 'open-incidents' }], open_time, open_incidents: 2 };
  const { view } = await show(() => saved);
  const complete = view.getByRole('button', { name: 'Complete' });
  await expect
    .element(complete)
    .toHaveAccessibleDescription(/2 incidents that are or were sev 1 or sev 2 aren’t closed yet\./);
  await expect.element(complete).toHaveAccessibleDescription(/3 entries \(1 h\) are not approved yet/);
  await expect
    .element(view.getByRole('link', { name: 'Show the incidents that are open' }))
    .toHaveAttribute('href', expect.stringContaining('/ops-log?incident=open'));
});

test('what somebody else changed of other fields stays, without a question', async () => {
  let theirs = projectDetail();
  const { view, asked } = await show(
    ({ version }) => (version === '"4"' ? { body: projectDetail({ version: 5 }) } : stale),
    () => theirs,
  );
  await view.getByLabelText('Progress').fill('80');
  theirs = projectDetail({ version: 4, name: 'Pier guarding' });
  await view.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ version: '"4"' });
  expect(writesOf(asked).at(-1)?.body).toEqual({ progress: 80 });
});

test('when both changed a field, yours and theirs are shown, and yours can be kept', async () => {
  let theirs = projectDetail();
  const { view, asked } = await show(
    ({ version }) => (version === '"4"' ? { body: projectDetail({ version: 5 }) } : stale),
    () => theirs,
  );
  await view.getByLabelText('Name', { exact: true }).fill('Quay guarding');
  theirs = projectDetail({ version: 4, name: 'Pier guarding', progress: 70 });
  await view.getByRole('button', { name: 'Save changes' }).click();
  const dialog = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Quay guarding', 'Pier guarding'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText('70%').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toMatchObject({ version: '"4"', body: { name: 'Quay guarding' } });
});

test('taking theirs shows what they saved', async () => {
  let theirs = projectDetail();
  const { view } = await show(
    () => stale,
    () => theirs,
  );
  await view.getByLabelText('Name', { exact: true }).fill('Quay guarding');
  theirs = projectDetail({ version: 4, name: 'Pier guarding' });
  await view.getByRole('button', { name: 'Save changes' }).click();
  await view.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(view.getByLabelText('Name', { exact: true })).toHaveValue('Pier guarding');
});

test('edits and imports of a project are told, in words', async () => {
  const happened = (id: string, type: string, more: object) => ({
    id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb3${id}`,
    type,
    actor: 'Maren Holt',
    occurred_at: '2026-11-01T10:00:00.000Z',
    changes: {},
    ...more,
  });
  const { view } = await show(() => saved, undefined, [
    happened('a1', 'project.imported', {
      data: { file_name: 'toggl.csv', entries: 652, seconds: 3_188_866 },
    }),
    happened('a2', 'project.updated', {
      changes: { budget_minor: [null, 64_000_00], end_date: ['2027-03-30', '2027-03-31'] },
    }),
  ]);
  const changes = view.getByRole('list').filter({ hasText: 'toggl.csv' });
  await expect.element(changes).toMatchTextContent(/imported 652 entries \(885 h 47 min\) from toggl.csv/);
  await expect.element(changes).toMatchTextContent(/Budget, money£64,000.00/);
  await expect.element(changes).toMatchTextContent(/End30 Mar 2027To31 Mar 2027/);
});
