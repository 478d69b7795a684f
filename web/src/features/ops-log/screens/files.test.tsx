import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { record, recordId, showLog } from '../../../../test/ops-log.tsx';
import { CallError } from '../../../platform/call-error.ts';
import { upload } from '../../../platform/http/upload.ts';

vi.mock('../../../platform/http/upload.ts', { spy: true });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(upload).mockReset();
  return page.viewport(1440, 900);
});

const sentFile = (id: number, more: Partial<Attachment> = {}): Attachment => ({
  ...{ id: recordId(900 + id), version: 1, file_name: `gate ${id}.png`, kind: 'png', bytes: 3_500_000 },
  ...{ sha256: `${id}`.repeat(64), picture: { width: 60, height: 40 }, attached: false },
  ...{ created_at: '2026-11-20T09:00:00Z', ...more },
});
const holding = (...files: Attachment[]) => ({ files, attachments: files.map(({ sha256 }) => sha256) });
const photo = () => new File(['a picture'], 'gate 1.png', { type: 'image/png' });

/** What the field without a name of its own takes. */
const choose = async (container: Element, file: File, isCamera = false) => {
  const input = container.ownerDocument.querySelector<HTMLInputElement>(
    isCamera ? 'input[type=file][capture]' : 'input[type=file]:not([capture])',
  );
  if (!input) throw new Error('Nothing takes files.');
  await userEvent.upload(input, file);
};
const sentBodies = (asked: readonly { method: string; body?: { files?: string[] } }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body?.files);

test('pictures stand small below an entry, other files by name and size, and what is gone is said', async () => {
  const plan = sentFile(2, { file_name: 'plan.pdf', kind: 'pdf', picture: null });
  const told = holding(sentFile(1), plan);
  const { view } = await showLog([
    record(5, { ...told, attachments: [...told.attachments, 'c'.repeat(64)] }),
    record(4),
  ]);
  const row = view.getByRole('article', { name: 'Record 5' });
  await expect.element(row.getByRole('button', { name: 'Show gate 1.png' })).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Download plan.pdf 3.3 MB' })).toBeVisible();
  await expect.element(row.getByText('1 file that was sent with it is gone or was changed')).toBeVisible();
});

test('an entry that is opened shows its pictures with those of its corrections; one opens large', async () => {
  const entry = record(5, holding(sentFile(1)));
  const correction = record(6, { ...holding(sentFile(2)), corrects: { id: entry.id, sequence: 5 } });
  const { view } = await showLog(
    [entry],
    { [`GET /${entry.id}`]: () => ({ body: { ...entry, corrections: [correction], steps: [] } }) },
    { at: `?entry=${entry.id}` },
  );
  const box = view.getByRole('dialog');
  await expect.element(box.getByRole('button', { name: 'Show gate 1.png' })).toBeVisible();
  await box.getByRole('button', { name: 'Show gate 2.png' }).click();
  await expect.element(view.getByRole('heading', { name: 'gate 2.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByRole('heading', { name: 'gate 2.png' })).not.toBeInTheDocument();
  await expect.element(box.getByRole('button', { name: 'Show gate 2.png' })).toBeVisible();
});

test('a file that is chosen goes at once, and with the entry', async () => {
  vi.mocked(upload).mockResolvedValue(sentFile(1));
  const { view, asked } = await showLog([]);
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await choose(box.element(), photo());
  await expect.element(view.getByRole('list', { name: 'Files to send' }).getByText('1 KB')).toBeVisible();
  await userEvent.type(box, 'Fence cut');
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => sentBodies(asked)).toEqual([[sentFile(1).id]]);
  await expect.element(view.getByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
});

test('a file that couldn’t be sent says so and is tried again; till then nothing is written and nothing lost', async () => {
  vi.mocked(upload).mockRejectedValueOnce(new CallError('http_500', 500, 'The server answered 500.'));
  const { view, asked } = await showLog([]);
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await choose(box.element(), photo());
  await expect.element(view.getByText(/It wasn’t sent. The server answered 500./)).toBeVisible();
  await userEvent.type(box, 'Fence cut');
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.element(view.getByText(/A file wasn’t sent: try it again or remove it, then/)).toBeVisible();
  await expect.element(box).toHaveValue('Fence cut');
  expect(sentBodies(asked)).toEqual([]);
  vi.mocked(upload).mockResolvedValue(sentFile(1));
  await view.getByRole('button', { name: 'Try again: gate 1.png' }).click();
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => sentBodies(asked)).toEqual([[sentFile(1).id]]);
});

test('on a phone the camera is within the thumb’s reach, and what has arrived outlasts a closed box', async () => {
  await page.viewport(360, 780);
  vi.mocked(upload).mockResolvedValue(sentFile(1));
  const { view } = await showLog([]);
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.element(view.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await choose(view.getByRole('dialog').element(), photo(), true);
  const list = view.getByRole('list', { name: 'Files to send' });
  await expect.element(list.getByText('gate 1.png')).toBeVisible();
  await expect.poll(() => Object.entries(localStorage).join()).toContain(sentFile(1).id);
  await view.getByRole('button', { name: 'Cancel', exact: true }).click();
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.element(list.getByText('gate 1.png')).toBeVisible();
});
