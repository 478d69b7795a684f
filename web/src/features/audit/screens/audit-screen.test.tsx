import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ChainCheck } from '#contract/audit/shapes.ts';
import { auditEvent } from '../../../../test/audit-event.ts';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { auditSearch } from '../effects/audit-address.ts';
import { AuditScreen } from './audit-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

type Answer = { status?: number; body?: unknown };

const PATH = '/manager/organizations/a/audit';
const listed = (data = [auditEvent()], cursors: { before?: string; after?: string } = {}): Answer => ({
  body: { data, before: cursors.before ?? null, after: cursors.after ?? null },
});

const show = (at = PATH, answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer)>> = {}) =>
  renderScreen({
    screen: (search) => <AuditScreen organization="a" search={search} />,
    search: auditSearch,
    at,
    role: 'owner',
    answer: (asked) => {
      const own = answers[asked.path];
      if (own) return typeof own === 'function' ? own(asked) : own;
      if (asked.path === '/audit') return listed();
      if (asked.path === '/audit/choices')
        return { body: { actors: [{ id: 'maren', name: 'Maren Holt' }], types: [], subject_types: [] } };
      return asked.path === '/projects' ? { body: { data: [], before: null, after: null } } : undefined;
    },
  });

test('an event reads as a sentence beside what changed, and leads to its project', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /changed the project Harbour guarding/ });
  await expect.element(row.getByText('Maren Holt')).toBeVisible();
  await expect.element(row.getByText('Progress: 40 → 55, End date: 31 Mar 2027, and 1 more')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Harbour guarding' }))
    .toHaveAttribute('href', `/manager/projects/${HARBOUR_ID}`);
});

test('an opened event shows every field before and after, its request and its place in the chain', async () => {
  const { view } = await show();
  await view.getByRole('button', { name: 'changed the project Harbour guarding', exact: true }).click();
  const dialog = view.getByRole('dialog');
  const name = dialog.getByRole('row', { name: /^Name/ });
  await expect.element(name.getByRole('cell', { name: 'Harbour', exact: true })).toBeVisible();
  for (const text of ['12', '4e51b439-c701-4e0d-8476-bde7826db7e4', /^c306a37b/])
    await expect.element(dialog.getByText(text)).toBeVisible();
});

test('filters and days of the address are what the API is asked for', async () => {
  const at = `${PATH}?q=har&actor_id=maren&type=project.updated&from=2026-11-01&to=2026-11-30&after=n&page=2`;
  const { view, asked } = await show(at);
  await expect.poll(() => asked.filter(({ path }) => path === '/audit').length).toBe(1);
  expect(Object.fromEntries(asked.find(({ path }) => path === '/audit')?.query ?? [])).toEqual({
    q: 'har',
    actor_id: 'maren',
    type: 'project.updated',
    from: '2026-11-01',
    to: '2026-11-30',
    after: 'n',
    per_page: '50',
  });
  await expect.element(view.getByRole('button', { name: 'Person Maren Holt' })).toBeVisible();
});

test('without a match the filters can be cleared, days included', async () => {
  const { view, address } = await show(`${PATH}?q=zzz&from=2026-11-01`, { '/audit': listed([]) });
  await expect.element(view.getByText('No event matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe(PATH);
});

test('an export asks for what is filtered and saves the file that comes', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const { view, asked } = await show(`${PATH}?type=project.updated`, { '/audit/export': { body: 'csv' } });
  await view.getByRole('button', { name: 'Export' }).click();
  await expect.element(view.getByText('Exported as download')).toBeVisible();
  expect(asked.find(({ path }) => path === '/audit/export')?.query.toString()).toBe('type=project.updated');
  const [file] = saved.mock.calls[0] ?? [];
  expect(file instanceof Blob && (await file.text())).toBe('"csv"');
  saved.mockRestore();
});

const CHECK: ChainCheck = {
  events: 1234,
  erased: 2,
  head: { sequence: 1234, hash: 'ba639dea', sealed_at: '2026-11-01T10:00:00.000Z' },
  intact: true,
  faults: [],
};

test('an intact chain is said with its last hash, and that names were taken out', async () => {
  const { view } = await show(PATH, { '/audit/verification': { body: CHECK } });
  await view.getByRole('button', { name: 'Check the chain' }).click();
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText('Intact')).toBeVisible();
  await expect.element(dialog.getByText(/^All 1,234 events are as they were written/)).toBeVisible();
  await expect.element(dialog.getByText(/^Out of 2 events a deleted person’s name was taken/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Copy last hash' })).toBeVisible();
});

test('faults of a chain are listed with their place, in words', async () => {
  const faults: ChainCheck['faults'] = [
    { sequence: 7, event_id: null, fault: 'missing' },
    { sequence: null, event_id: 'e-9', fault: 'unsealed' },
  ];
  const { view } = await show(PATH, { '/audit/verification': { body: { ...CHECK, intact: false, faults } } });
  await view.getByRole('button', { name: 'Check the chain' }).click();
  const listed = view.getByRole('region', { name: 'Faults' });
  await expect.element(listed.getByText('An event is missing')).toBeVisible();
  await expect.element(listed.getByText('Place 7')).toBeVisible();
  await expect.element(listed.getByText('e-9')).toBeVisible();
  await expect.element(view.getByText('Not intact')).toBeVisible();
});
