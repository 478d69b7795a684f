import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import * as csv from '../../../../platform/list/csv.ts';
import { SentFiles } from './sent-files.tsx';

beforeEach(() => page.viewport(1440, 900));
vi.mock('../../../../platform/list/csv.ts', { spy: true });

const PROJECT = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb301';
const file = (id: number, more: Partial<Attachment> = {}): Attachment => ({
  ...{ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb30${id}`, version: 2, file_name: `gate ${id}.png`, kind: 'png' },
  ...{ bytes: 3_500_000, sha256: 'a'.repeat(64), picture: { width: 60, height: 40 }, attached: true },
  ...{ created_at: '2026-11-20T09:00:00Z', ...more },
});
const FILES = [file(1), file(2), file(3, { file_name: 'minutes.docx', kind: 'docx', picture: null })];

const show = (answer: (asked: Asked) => { status?: number; body?: unknown } = () => ({ body: 'bytes' })) =>
  renderScreen({
    screen: () => <SentFiles project_id={PROJECT} files={FILES} />,
    search: () => ({}),
    ...{ at: '/', answer },
  });

test('pictures stand small, the rest by name and size', async () => {
  const { view, asked } = await show();
  await expect.element(view.getByRole('button', { name: 'Show gate 1.png' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Download minutes.docx 3.3 MB' })).toBeVisible();
  await expect
    .poll(() => asked.map(({ path }) => path.split('/').slice(-2)))
    .toEqual([
      [FILES[0]?.id, 'thumbnail'],
      [FILES[1]?.id, 'thumbnail'],
    ]);
});

test('a picture opens large by keys, the arrows turn, and Escape leads back', async () => {
  const { view } = await show();
  const first = view.getByRole('button', { name: 'Show gate 1.png' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'gate 1.png' })).toBeVisible();
  await expect.element(dialog.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('heading', { name: 'gate 2.png' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).toHaveFocus();
});

test('a document is saved under its name', async () => {
  vi.mocked(csv.saveFile).mockImplementation(() => undefined);
  const { view } = await show();
  await view.getByRole('button', { name: 'Download minutes.docx 3.3 MB' }).click();
  await expect.poll(() => vi.mocked(csv.saveFile).mock.calls).toEqual([['minutes.docx', expect.any(Blob)]]);
});

test('a picture that doesn’t come says so', async () => {
  const { view } = await show(({ path }) =>
    path.endsWith('/thumbnail') ? { body: 'bytes' } : { status: 500, body: { message: 'Gone wrong.' } },
  );
  await view.getByRole('button', { name: 'Show gate 2.png' }).click();
  await expect.element(view.getByText('The picture could not be loaded')).toBeVisible();
});
