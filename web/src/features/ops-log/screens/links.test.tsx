import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AISHA, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 900);
});
afterEach(() => vi.restoreAllMocks());

const many = Array.from({ length: 30 }, (_, at) => record(90 - at));
const old = record(5, { title: 'Fence cut', occurred_at: '2026-10-02T08:00:00.000Z' });

test('whoever follows a link sees the entry, and below it its row marked and in sight', async () => {
  const { view } = await showLog(many, {}, { at: `?entry=${recordId(62)}` });
  const box = view.getByRole('dialog', { name: /^#62/ });
  await expect.element(box.getByText('Record 62')).toBeVisible();
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(view.getByRole('button', { name: 'Record 62' })).toHaveFocus();
  const row = view.getByRole('article', { name: 'Record 62' });
  await expect.element(row).toBeInViewport();
  expect(row.element().closest('li')?.ariaCurrent).toBe('true');
});

test('the log is narrowed to the day of an entry that lies further down than it was read', async () => {
  const { view, address } = await showLog(
    [],
    {
      'GET ': ({ query }) => ({
        body: query.get('from')
          ? { data: [old], before: null, after: null }
          : { data: many, before: null, after: 'further' },
      }),
      [`GET /${old.id}`]: () => ({ body: whole(old) }),
    },
    { at: `?entry=${old.id}` },
  );
  await expect.poll(address).toContain('from=2026-10-02&to=2026-10-02');
  const box = view.getByRole('dialog', { name: /^#5/ });
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(view.getByRole('button', { name: 'Fence cut' })).toHaveFocus();
  await expect.element(view.getByRole('button', { name: 'Record 90' })).not.toBeInTheDocument();
});

test('an entry that is opened here narrows nothing, though it lies further down', async () => {
  const newer = record(90, { corrects: { id: old.id, sequence: 5 } });
  const { view, asked, address } = await showLog([], {
    'GET ': () => ({ body: { data: [newer], before: null, after: 'further' } }),
    [`GET /${old.id}`]: () => ({ body: whole(old) }),
  });
  await view.getByRole('button', { name: 'Record 90' }).click();
  await expect.element(view.getByRole('dialog', { name: /^#5/ }).getByText('Fence cut')).toBeVisible();
  expect(address()).not.toContain('from=');
  const lists = asked.filter(({ path }) => path.endsWith('/ops-log'));
  expect(lists.map(({ query }) => query.get('from') ?? query.get('after'))).toEqual([null]);
});

test('the link of an entry is copied, and its shift and its people lead to their pages', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const shift_id = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e9';
  const shift = { starts_at: '2026-11-20T06:00:00.000Z', ends_at: '2026-11-20T14:00:00.000Z' };
  const { view } = await showLog(
    [record(5, { shift_id, shift, people: [AISHA] })],
    {},
    { at: `?entry=${recordId(5)}` },
  );
  const box = view.getByRole('dialog', { name: /^#5/ });
  await expect
    .element(box.getByRole('link', { name: 'Aisha Khan' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`/team/${AISHA.id}$`)));
  await expect
    .element(box.getByRole('link', { name: /20 Nov/ }))
    .toHaveAttribute('href', `/manager/projects/${HARBOUR_ID}/roster?date=2026-11-20&shift=${shift_id}`);
  await box.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(box.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(
    `${location.origin}/manager/projects/${HARBOUR_ID}/ops-log?entry=${recordId(5)}`,
  );
});
