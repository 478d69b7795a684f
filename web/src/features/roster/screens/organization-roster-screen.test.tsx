import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { AISHA, DOUBLE, FIRST_BOOKING, MONDAY, rosterWeek, SHIFTS } from '../../../../test/roster-answers.ts';
import { blockOf, drag, placeOf } from '../../../../test/roster-screen.tsx';
import { rosterSearch } from '../effects/roster-address.ts';
import { OrganizationRosterScreen } from './organization-roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const HARBOUR = { id: HARBOUR_ID, code: 'HRB-204', name: 'Harbour guarding' };

const answer = (planning: boolean) => (asked: Asked) => {
  if (asked.path === '/roster') return { body: rosterWeek({ planning, unpublished: 0 }) };
  if (asked.path === '/roster/conflicts')
    return { body: { data: [{ assignment_id: FIRST_BOOKING, conflicts: [DOUBLE] }] } };
  if (asked.path === '/projects') return { body: { data: [HARBOUR], page: { next: null } } };
  if (asked.path === '/service-types/choices') return { body: { data: [] } };
  if (asked.method === 'POST' || asked.method === 'PATCH') return { status: 201, body: SHIFTS[0] };
  return undefined;
};

const shown = async (planning = true) => {
  const rendered = await renderScreen({
    screen: (search) => (
      <div style={{ height: '800px' }}>
        <OrganizationRosterScreen search={search} />
      </div>
    ),
    search: rosterSearch,
    at: `/roster?date=${MONDAY}`,
    role: 'admin',
    answer: answer(planning),
  });
  await expect.element(rendered.view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  return rendered;
};

test('across projects conflicts are shown, and nothing is published', async () => {
  const { view } = await shown();
  await view.getByRole('button', { name: '1 conflict' }).click();
  await expect.element(view.getByText(/also on QML-118/)).toBeVisible();
  expect(view.getByRole('button', { name: /Publish/ }).elements()).toEqual([]);
});

test('a shift is planned in the project that is chosen, and in none before', async () => {
  const { view, asked } = await shown();
  await view.getByRole('button', { name: 'Add shift' }).click();
  const form = view.getByRole('dialog', { name: 'Add shift' });
  await form.getByLabelText('Role').fill('Porter');
  await form.getByRole('button', { name: 'Add as a draft' }).click();
  await expect.element(form.getByText('Choose a project.').first()).toBeVisible();
  await form.getByLabelText('Project').click();
  await view.getByRole('option', { name: 'HRB-204 Harbour guarding' }).click();
  await form.getByRole('button', { name: 'Add as a draft' }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ path }) => path))
    .toEqual([`/projects/${HARBOUR_ID}/shifts`]);
});

test('a booking is moved within its own project', async () => {
  const { asked } = await shown();
  drag(blockOf(FIRST_BOOKING), placeOf(1, 0));
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]))
    .toEqual([[`/projects/${HARBOUR_ID}/assignments/${FIRST_BOOKING}`, { member_id: AISHA }]]);
});

test('who doesn’t plan all that they see may only look', async () => {
  const { view, asked } = await shown(false);
  expect(view.getByRole('button', { name: /Add|conflict/ }).elements()).toEqual([]);
  expect(asked.some(({ path }) => path === '/roster/conflicts')).toBe(false);
});
