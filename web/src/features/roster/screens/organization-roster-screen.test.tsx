import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import {
  AISHA,
  booked,
  DOUBLE,
  FIRST_BOOKING,
  MONDAY,
  PEOPLE,
  rosterWeek,
  SHIFTS,
  shiftOn,
} from '../../../../test/roster-answers.ts';
import { blockOf, drag, placeOf } from '../../../../test/roster-screen.tsx';
import { rosterSearch } from '../effects/roster-address.ts';
import { OrganizationRosterScreen } from './organization-roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const HARBOUR = { id: HARBOUR_ID, code: 'HRB-204', name: 'Harbour guarding' };

const QUAY_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938c0ba11';
/** A shift of a project that the one above isn't. */
const QUAY = shiftOn('f9', MONDAY, {
  ...{ project: { id: QUAY_ID, code: 'QML-118', name: 'Quay Mall' }, start: '18:00', end: '20:00' },
  people: [booked('b9', PEOPLE[0])],
});
const QUAY_BOOKING = QUAY.people[0]?.id ?? '';

const answer = (planning: boolean) => (asked: Asked) => {
  if (asked.path === '/roster')
    return { body: rosterWeek({ planning, unpublished: 0, shifts: [...SHIFTS, QUAY] }) };
  if (asked.path === '/roster/conflicts')
    return { body: { data: [{ assignment_id: FIRST_BOOKING, conflicts: [DOUBLE] }] } };
  if (asked.path === '/projects') return { body: { data: [HARBOUR], page: { next: null } } };
  if (asked.path === '/service-types/choices') return { body: { data: [] } };
  if (asked.method === 'POST' || asked.method === 'PATCH') return { status: 201, body: SHIFTS[0] };
  return undefined;
};

/** `domain` = where somebody plans who may look everywhere. */
const shown = async (planning = true, domain = '/org/a') => {
  const rendered = await renderScreen({
    screen: (search) => (
      <div style={{ height: '800px' }}>
        <OrganizationRosterScreen search={search} />
      </div>
    ),
    search: rosterSearch,
    at: `/roster?date=${MONDAY}`,
    role: 'admin',
    domain,
    atRoot: 'coordinator',
    rules: [
      ['p', 'admin', '*', '*', '*', 'allow'],
      ['p', 'coordinator', '*', '*', 'read', 'allow'],
    ],
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

test('who plans nothing of what they see may only look', async () => {
  const { view, asked } = await shown(false);
  expect(view.getByRole('button', { name: /Add|conflict/ }).elements()).toEqual([]);
  expect(asked.some(({ path }) => path === '/roster/conflicts')).toBe(false);
});

test('who plans some of what they see changes that, and only looks at the rest', async () => {
  const { view, asked } = await shown(true, `/org/a/project/${HARBOUR_ID}`);
  await expect.element(view.getByRole('button', { name: '1 conflict' })).toBeVisible();
  drag(blockOf(QUAY_BOOKING), placeOf(1, 0));
  await expect.element(view.getByText('You don’t plan QML-118: here you only look at it.')).toBeVisible();
  drag(blockOf(FIRST_BOOKING), placeOf(1, 0));
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH').map(({ path }) => path))
    .toEqual([`/projects/${HARBOUR_ID}/assignments/${FIRST_BOOKING}`]);
});

test('the box of a shift that one only looks at has no verbs', async () => {
  const { view } = await shown(true, `/org/a/project/${HARBOUR_ID}`);
  await view.getByRole('button', { name: /QML-118/ }).click();
  const box = view.getByRole('dialog', { name: /Guarding, Mon 23 Nov/ });
  await expect.element(box.getByText('QML-118 Quay Mall')).toBeVisible();
  expect(box.getByRole('button', { name: /Edit|Cancel|More/ }).elements()).toEqual([]);
});
