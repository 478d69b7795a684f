import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import { ACTIVITY_ANSWERS } from '../../../test/activity-answers.ts';
import { type Asked, renderScreen } from '../../../test/render-screen.tsx';
import { readUnsent, unsent } from '../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../platform/offline/unsent/write-store.ts';
import { myOrganizations } from '../../platform/person.ts';
import { organizationCalled } from '../fixtures.tsx';
import { Palette } from './palette.tsx';

const PROJECT = { id: 'p', code: 'HRB-204', name: 'Harbour Terminal', client: { id: 'c', name: 'Port' } };
const PERSON = { id: 'm', name: 'Sam Harker', position: 'Guard' };
const TIME: Rule = ['p', 'member', '*', '/daily-activity*', '*', 'allow'];

type Answer = { readonly status?: number; readonly body?: unknown };

/** An organization that may want a note beside each entry. */
function Demanding({ require_note, children }: { require_note: boolean; children: ReactNode }) {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(myOrganizations.queryKey, [{ ...organizationCalled('A'), require_note }]),
  );
  return children;
}

const show = async (
  given: {
    role?: string;
    rules?: readonly Rule[];
    answers?: Record<string, Answer>;
    require_note?: boolean;
  } = {},
) => {
  const onClose = vi.fn();
  const openers = { openKeys: vi.fn(), openHelp: vi.fn(), openView: vi.fn() };
  const { answers = {}, require_note: _, ...person } = given;
  const answer = ({ method, path, query }: Asked): Answer | undefined => {
    const own = answers[`${method} ${path}`];
    if (own) return own;
    const found = <Row extends { name: string }>(row: Row) => ({
      body: { data: row.name.toLowerCase().includes(query.get('q') ?? '') ? [row] : [] },
    });
    if (path === '/projects') return found(PROJECT);
    if (path === '/members') return found(PERSON);
    if (path === '/projects/p') return { body: PROJECT };
    if (path === '/daily-activity/timer') return { body: { timer: null, now: '2026-11-21T12:00:00Z' } };
    const known = ACTIVITY_ANSWERS[path];
    return known ? { body: known } : undefined;
  };
  const rendered = await renderScreen({
    screen: () => (
      <Demanding require_note={given.require_note === true}>
        <Palette {...openers} onClose={onClose} />
      </Demanding>
    ),
    search: () => ({}),
    at: '/account',
    answer,
    ...person,
  });
  const field = rendered.view.getByRole('combobox', { name: 'Search or type a command' });
  await expect.element(field).toHaveFocus();
  return { ...rendered, field, onClose, ...openers };
};

beforeEach(() => page.viewport(1440, 900));

test('“log 2h on har” logs at once with Enter, and its toast takes it back', async () => {
  const entry = { id: 'e', version: 3, duration_s: 7200 };
  const { view, field, asked, onClose } = await show({
    answers: {
      'POST /daily-activity': { status: 201, body: entry },
      'DELETE /daily-activity/e': { status: 204 },
    },
  });
  await userEvent.fill(field, 'log 2h on har');
  const row = view.getByRole('option', { name: /^Log 2:00 on HRB-204/ });
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(row.getByText('Today, Guarding, not billable. You can undo it for 10 s.'))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText('2:00 logged on HRB-204')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    duration_s: 7200,
    project_id: 'p',
    service_type_id: 'g',
    billable: false,
  });
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => asked.find(({ method }) => method === 'DELETE')?.version).toBe('"3"');
});

test('time that is logged without a network waits on the device, and says so', async () => {
  const { view, field } = await show();
  await userEvent.fill(field, 'log 2h on har');
  await expect.element(view.getByRole('option', { name: /^Log 2:00 on HRB-204/ })).toBeVisible();
  onlineManager.setOnline(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText(/waits on this device/)).toBeVisible();
  expect(unsent.now().writes).toMatchObject([{ title: '2:00 on HRB-204 Guarding' }]);
  await forgetWrites('ada');
  await readUnsent();
  onlineManager.setOnline(true);
});

test('time of which the server wants more opens the day’s form, filled as far as it is known', async () => {
  const refused = { code: 'invalid_input', message: 'Say what you did.', rule: null, fields: [] };
  const { view, field, address } = await show({
    answers: { 'POST /daily-activity': { status: 422, body: { ...refused, request_id: 'r' } } },
  });
  await userEvent.fill(field, 'log 90m on har yesterday');
  await expect.element(view.getByRole('option', { name: /^Log 1:30.+Yesterday/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText('Say what you did.')).toBeVisible();
  expect(address()).toMatch(/^\/daily-activity\?date=\d{4}-\d\d-\d\d&project_id=p&duration_s=5400$/);
});

test('where a note is wanted, Enter opens the form at once, unless the note stands after a colon', async () => {
  const { view, field, asked, address } = await show({ require_note: true });
  await userEvent.fill(field, 'log 2h on har: Patrol');
  await expect.element(view.getByRole('option', { name: /^Log 2:00.+undo/ })).toBeVisible();
  await userEvent.fill(field, 'log 2h on har');
  await expect.element(view.getByRole('option', { name: /^Log 2:00.+Opens the form/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(address()).toMatch(/project_id=p&duration_s=7200$/);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('Ctrl Enter starts the timer on what would be logged on', async () => {
  const { view, field, asked } = await show({
    answers: { 'POST /daily-activity/timer/start': { status: 201, body: {} } },
  });
  await userEvent.fill(field, 'log 2h on har');
  await expect.element(view.getByRole('option', { name: /Start a timer on HRB-204/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(view.getByText('The timer runs on HRB-204')).toBeVisible();
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/daily-activity')).toBe(false);
});

test('projects, their parts and people are found, and arrows walk through all of them', async () => {
  const { view, field, address } = await show();
  await userEvent.fill(field, 'har');
  const picked = view.getByRole('option', { name: 'HRB-204 dashboard' });
  // Both have come, whichever was first: a row that comes later would stand between the keys.
  for (const row of [view.getByRole('option', { name: /Sam Harker/ }), picked])
    await expect.element(row).toBeVisible();
  const rows = view.getByRole('option');
  await expect.element(rows.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(rows.last()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(picked).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', picked.element().id);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/manager/projects/p/dashboard');
});

test('nothing that the person may not do is among the rows', async () => {
  const { view, field, asked } = await show({ role: 'member', rules: [TIME] });
  await userEvent.fill(field, '?');
  await expect.element(view.getByRole('option', { name: 'Log time' })).toBeVisible();
  for (const verb of ['New project', 'New client', 'Invite people', 'View as …'])
    await expect.element(view.getByRole('option', { name: verb })).not.toBeInTheDocument();
  await userEvent.fill(field, 'har');
  await expect.element(view.getByText('Nothing found')).toBeVisible();
  expect(asked.some(({ path }) => path === '/projects' || path === '/members')).toBe(false);
});

test('whoever may not log time finds no verb for it', async () => {
  const { view, field } = await show({ rules: [['p', 'admin', '*', '/projects*', '*', 'allow']] });
  await userEvent.fill(field, 'log 2h on har');
  await expect.element(view.getByRole('option', { name: /Harbour Terminal/ })).toBeVisible();
  await expect.element(view.getByRole('group', { name: 'Run' })).not.toBeInTheDocument();
});

test('? lists every command, and words find theirs', async () => {
  const { view, field, openKeys, onClose } = await show();
  await userEvent.fill(field, '?');
  for (const verb of ['New project', 'Invite people', 'Help', 'Sign out'])
    await expect.element(view.getByRole('option', { name: verb })).toBeVisible();
  await userEvent.fill(field, 'shortcuts');
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(openKeys).toHaveBeenCalled();
});
