import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { record, showLog } from '../../../../test/ops-log.tsx';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 900);
});

const KEPT = 'c'.repeat(64);
const INTACT = { intact: true, records: 12, head: { sequence: 12, hash: 'b'.repeat(64) }, fault: null };

/** The box of a log in which `found` has the hash that is asked for. */
const verify = async (found: { sequence: number } | null) => {
  const { view, asked } = await showLog([record(1)], {
    'GET /verification': ({ query }) => ({ body: query.has('kept') ? { ...INTACT, kept: found } : INTACT }),
  });
  await view.getByRole('button', { name: 'Verify' }).click();
  const box = view.getByRole('dialog', { name: 'Verify the ops-log' });
  await expect.element(box.getByText('The chain is intact')).toBeVisible();
  const check = async (hash: string) => {
    await box.getByRole('button', { name: 'Compare with a hash that you kept…' }).click();
    await box.getByRole('textbox', { name: 'A hash that you kept' }).fill(hash);
    await box.getByRole('button', { name: 'Check', exact: true }).click();
  };
  return { box, asked, check };
};

test('a hash that was kept is found, however it was written down', async () => {
  const { box, asked, check } = await verify({ sequence: 7 });
  await check(` ${KEPT.toUpperCase()} `);
  await expect.element(box.getByText('It is the hash of record #7')).toBeVisible();
  await expect.element(box.getByText(/^Nothing up to that record was changed/)).toBeVisible();
  expect(asked.at(-1)?.query.get('kept')).toBe(KEPT);
});

test('one that no record has shows that the log is another, though its chain holds', async () => {
  const { box, check } = await verify(null);
  await check(KEPT);
  await expect.element(box.getByText('No record has this hash')).toBeVisible();
  await expect.element(box.getByText('The chain is intact')).toBeVisible();
});

test('what is no hash is said at its field and not asked for', async () => {
  const { box, asked, check } = await verify(null);
  const before = asked.length;
  await check('44b6c529258d');
  await expect.element(box.getByText(/^A hash has 64 characters/)).toBeVisible();
  expect(asked).toHaveLength(before);
});
