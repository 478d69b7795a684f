import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExport, withdrawExport } from '#contract/time-exports/endpoints.ts';
import { type Closing, openClosing } from '../../../test/closing-desk.ts';

let at: Closing;
beforeAll(async () => {
  at = await openClosing();
});
afterAll(() => at.desk.muster.close());

test('what went out stays locked in a reopened month, and what was taken back stays locked in a closed one', async () => {
  const person = await at.desk.newcomer();
  const id = await at.approved(person, at.day());
  const status = async () => (await at.row(id)).status;
  const goOut = async () => {
    const body = { purpose: 'payroll' as const, from: at.day(), to: at.day(), parts: ['member' as const] };
    return (await at.as(at.director)(createExport, { body })).body;
  };
  const takeBack = async ({ id: export_id, version }: { id: string; version: number }) =>
    at.as(at.director)(withdrawExport, { params: { export_id }, version });
  await at.close(at.last);
  const first = await goOut();
  await at.reopen(at.last);
  expect(await status()).toBe('locked');
  await takeBack(first);
  expect(await status()).toBe('approved');
  const second = await goOut();
  await at.close(at.last);
  await takeBack(second);
  expect(await status()).toBe('locked');
  await at.reopen(at.last);
  expect(await status()).toBe('approved');
});
