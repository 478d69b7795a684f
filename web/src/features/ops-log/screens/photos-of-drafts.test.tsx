import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { record, showLog } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { CallError } from '../../../platform/call-error.ts';
import { upload } from '../../../platform/http/upload.ts';
import { draftBytes, forgetWrites } from '../../../platform/offline/unsent/write-store.ts';

vi.mock('../../../platform/http/upload.ts', { spy: true });

beforeEach(async () => {
  localStorage.clear();
  vi.mocked(upload)
    .mockReset()
    .mockRejectedValue(new CallError('network', 0, 'Failed to fetch'));
  await forgetWrites('ada');
  await page.viewport(360, 780);
});
afterEach(() => onlineManager.setOnline(true));

const kept = async () =>
  (await draftBytes('ada', `ops-log.${HARBOUR_ID}.files`)).map(({ name, data }) => [name, data.byteLength]);

/** A phone without a network, and a photo that was taken for an entry which isn't written yet. */
async function photoTaken() {
  const { view } = await showLog([record(1)]);
  await expect.element(view.getByRole('article').first()).toBeVisible();
  onlineManager.setOnline(false);
  const open = async () => {
    await view.getByRole('button', { name: 'Write', exact: true }).first().click();
    const box = view.getByRole('dialog', { name: 'Write into the ops-log' });
    await expect.element(box).toBeVisible();
    return box;
  };
  const box = await open();
  const input = document.querySelector<HTMLInputElement>('input[type=file][capture]');
  if (!input) throw new Error('Nothing takes photos.');
  await userEvent.upload(input, new File(['seal'], 'seal.png', { type: 'image/png' }));
  await expect.element(box.getByText(/goes later, with the entry/)).toBeVisible();
  await expect.poll(kept).toEqual([['seal.png', 4]]);
  return { view, open, box };
}

test('a photo that was taken without a network is there again when the box is, is tried again under its key, and goes with the entry', async () => {
  const { view, open, box } = await photoTaken();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await open();
  await expect.element(box.getByText('seal.png')).toBeVisible();
  await expect.element(box.getByText(/goes later, with the entry/)).toBeVisible();
  const keys = vi.mocked(upload).mock.calls.map(([, { key }]) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
  await box.getByRole('textbox', { name: 'What happened' }).fill('Seal broken');
  await box.getByRole('button', { name: 'Write', exact: true }).click();
  await expect.element(box).not.toBeInTheDocument();
  await expect
    .element(view.getByRole('article', { name: 'Seal broken' }).getByText('seal.png'))
    .toBeVisible();
  await expect.poll(kept).toEqual([]);
});

test('a photo that is taken out of the box leaves nothing on the device', async () => {
  const { box } = await photoTaken();
  await box.getByRole('button', { name: 'Remove seal.png' }).click();
  await expect.poll(kept).toEqual([]);
});
