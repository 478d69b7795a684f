import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { broken, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';
import { CallError } from '../../../platform/call-error.ts';
import { upload } from '../../../platform/http/upload.ts';
import { MOST_CARRIED_BYTES } from '../../../platform/offline/unsent/carried.ts';
import { keepSending } from '../../../platform/offline/unsent/keep-sending.ts';
import { readUnsent, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { forgetWrites, storedBytes } from '../../../platform/offline/unsent/write-store.ts';

vi.mock('../../../platform/http/upload.ts', { spy: true });

const stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  vi.mocked(upload).mockReset().mockRejectedValue(unreached());
  await forgetWrites('ada');
  await page.viewport(1440, 900);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onlineManager.setOnline(true);
});

const unreached = () => new CallError('network', 0, 'Failed to fetch');
const sentFile = (id: number): Attachment => ({
  ...{ id: recordId(900 + id), version: 1, file_name: `gate ${id}.png`, kind: 'png', bytes: 9 },
  ...{ sha256: `${id}`.repeat(64), picture: { width: 4, height: 4 }, attached: false },
  created_at: '2026-11-20T09:00:00Z',
});

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

type Answers = NonNullable<Parameters<typeof showLog>[1]>;

/** A log that was read before the network went, with an entry and its photos written since. */
async function writtenOffline(files: readonly File[], answers: Answers = {}) {
  const shown = await showLog([record(1)], answers);
  await readUnsent();
  const { view, asked } = shown;
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  onlineManager.setOnline(false);
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('Nothing takes files.');
  await userEvent.upload(input, [...files]);
  await expect.element(view.getByText(/goes later, with the entry/).first()).toBeVisible();
  await userEvent.type(box, 'Fence cut');
  await view.getByRole('button', { name: 'Write', exact: true }).click();
  const posts = () => asked.filter(({ method }) => method === 'POST');
  return { ...shown, box, posts, row: view.getByRole('article', { name: 'Fence cut' }) };
}

const comeBack = async () => {
  await expect.poll(() => unsent.now().writes).toHaveLength(1);
  vi.mocked(upload).mockClear();
  onlineManager.setOnline(true);
  stops.push(keepSending({ whenStale: async () => null, whenLanded: async () => undefined }));
};
const allSent = () => expect.poll(() => unsent.now().writes).toEqual([]);
const uploads = () => vi.mocked(upload).mock.calls.map(([, { file, key }]) => ({ name: file.name, key }));

test('a photo taken without a network waits with its entry, outlives the page, and goes once, before the entry that names it', async () => {
  const { view, box, posts, row } = await writtenOffline([await photo('gate 1.png')], {
    'POST ': ({ body }) => ({ status: 201, body: whole(record(51, { title: body.title })) }),
  });
  await expect.element(box).toHaveValue('');
  await expect.element(row.getByText('gate 1.png')).toBeVisible();
  await expect.element(row.getByText('Will be sent when there is a network')).toBeVisible();
  await expect.element(view.getByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
  const picture = () => row.element().querySelector<HTMLImageElement>('li img');
  await expect.poll(() => picture()?.naturalWidth).toBe(4);
  expect(posts()).toEqual([]);
  const [tried] = uploads();

  unsent.become({ writes: [] });
  await expect.element(row).not.toBeInTheDocument();
  await readUnsent();
  await expect.poll(() => picture()?.naturalWidth).toBe(4);
  const [file] = unsent.now().writes[0]?.carries?.files ?? [];
  vi.mocked(upload).mockImplementation(async () => {
    expect(posts()).toEqual([]);
    return sentFile(1);
  });
  await comeBack();
  await allSent();
  expect(uploads()).toEqual([tried]);
  expect(vi.mocked(upload).mock.calls[0]?.[1].file).toMatchObject({ type: 'image/png', size: file?.bytes });
  expect(posts().map(({ body }) => [body.title, body.files])).toEqual([['Fence cut', [sentFile(1).id]]]);
  expect(await storedBytes('ada', file?.kept ?? '')).toBeUndefined();
});

test('a photo whose answer was lost is asked for under its key, and one that arrived isn’t sent again', async () => {
  const { posts } = await writtenOffline([await photo('gate 1.png'), await photo('gate 2.png')]);
  const [first, second] = uploads();
  vi.mocked(upload).mockResolvedValueOnce(sentFile(1)).mockRejectedValueOnce(unreached());
  await comeBack();
  await expect.poll(() => unsent.now().nextTry).not.toBeNull();
  expect(posts()).toEqual([]);
  vi.mocked(upload).mockResolvedValue(sentFile(2));
  window.dispatchEvent(new Event('online'));
  await allSent();
  expect(uploads()).toEqual([first, second, second]);
  expect(posts().map(({ body }) => body.files)).toEqual([[sentFile(1).id, sentFile(2).id]]);
});

test('a photo that is refused says why beside the entry, which is sent without it', async () => {
  const { view, posts, row } = await writtenOffline([await photo('gate 1.png'), await photo('gate 2.png')]);
  const why = 'This picture is broken.';
  const refusal = new CallError('rule_broken', 422, why, { fields: [{ field: 'file', message: why }] });
  vi.mocked(upload).mockRejectedValueOnce(refusal).mockResolvedValue(sentFile(2));
  await comeBack();
  await expect.element(row.getByText(`Not written down: gate 1.png: ${why}`)).toBeVisible();
  await row.getByRole('button', { name: 'Mend…' }).click();
  const box = view.getByRole('dialog', { name: 'Mend what was not written down' });
  await box.getByRole('button', { name: 'Send it without gate 1.png' }).click();
  await box.getByRole('button', { name: 'Send again' }).click();
  await allSent();
  expect(posts().map(({ body }) => body.files)).toEqual([[sentFile(2).id]]);
});

test('a photo that had arrived and is gone is sent once more from this device', async () => {
  let asked = 0;
  const { posts } = await writtenOffline([await photo('gate 1.png')], {
    'POST ': () => {
      asked += 1;
      return asked === 1
        ? broken('file-gone', 'files.0', 'This file is gone.')
        : { status: 201, body: whole(record(51)) };
    },
  });
  vi.mocked(upload).mockResolvedValueOnce(sentFile(1)).mockResolvedValue(sentFile(2));
  await comeBack();
  await allSent();
  expect(posts().map(({ body }) => body.files)).toEqual([[sentFile(1).id], [sentFile(2).id]]);
  const [first, again] = uploads();
  expect(first?.key).not.toBe(again?.key);
});

test('more than a device keeps is said, and neither words nor photos are lost', async () => {
  const huge = await photo('gate 1.png');
  Object.defineProperty(File.prototype, 'size', { configurable: true, get: () => MOST_CARRIED_BYTES / 4 });
  const large = [
    huge,
    await photo('2.png'),
    await photo('3.png'),
    await photo('4.png'),
    await photo('5.png'),
  ];
  try {
    const { view, box } = await writtenOffline(large);
    await expect.element(view.getByText(/keeps at most 100 MB of files.*would make it 125 MB/)).toBeVisible();
    await expect.element(box).toHaveValue('Fence cut');
    await expect.element(view.getByText('5.png')).toBeVisible();
    expect(unsent.now().writes).toEqual([]);
  } finally {
    Reflect.deleteProperty(File.prototype, 'size');
  }
});
