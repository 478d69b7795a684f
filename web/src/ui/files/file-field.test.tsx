import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileButton } from './file-button.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileWords, Sending, Ways } from './upload.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

beforeEach(() => page.viewport(1440, 900));

const WORDS: FileWords = {
  ...{ list: 'Files to send', sending: 'Sending' },
  retry: (name) => `Try again: ${name}`,
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  size: (bytes) => `${bytes} B`,
};

interface Sent extends Sending {
  readonly file: File;
  readonly arrive: () => void;
  readonly fail: (text: string) => void;
}

function Field({ ways }: { ways: Ways<string> }) {
  const { uploads, add, retry, remove } = useUploads(ways);
  return (
    <FileDrop onFiles={add} label="Drop files">
      <textarea aria-label="Comment" />
      <UploadList uploads={uploads} words={WORDS} onRetry={retry} onRemove={remove} />
      <FileButton accept=".txt" onFiles={add}>
        Attach files
      </FileButton>
    </FileDrop>
  );
}

const show = async () => {
  const sent: Sent[] = [];
  const back: string[] = [];
  const ways: Ways<string> = {
    send: (file, by) =>
      new Promise((resolve, reject) =>
        sent.push({ ...by, file, arrive: () => resolve(file.name), fail: (text) => reject(new Error(text)) }),
      ),
    takeBack: (kept) => back.push(kept),
    refuse: ({ size }) => (size === 0 ? 'This file is empty.' : null),
    problemOf: (error) => ({ text: error instanceof Error ? error.message : '', mayRetry: true }),
  };
  const view = await render(<Field ways={ways} />);
  const area = view.getByRole('textbox', { name: 'Comment' });
  await expect.element(area).toBeVisible();
  return { view, sent, back, area };
};

const text = (name: string, content = 'Hello') => new File([content], name, { type: 'text/plain' });
const carrying = (files: readonly File[], words = '') => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (words) data.setData('text/plain', words);
  return data;
};
const drop = (target: Element, files: readonly File[]) => {
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }),
    );
};
const paste = (target: Element, files: readonly File[], words?: string) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files, words) }),
  );

test('files that are dropped are sent at once, each with its own progress', async () => {
  const { view, sent, area } = await show();
  drop(area.element(), [text('one.txt'), text('two.txt')]);
  await expect.element(view.getByRole('listitem').filter({ hasText: 'two.txt' })).toBeVisible();
  expect(sent.map(({ file }) => file.name)).toEqual(['one.txt', 'two.txt']);
  sent[0]?.onProgress(0.5);
  await expect
    .element(view.getByRole('progressbar', { name: 'Sending one.txt' }))
    .toHaveAttribute('value', '0.5');
  sent[0]?.arrive();
  await expect.element(view.getByText('5 B')).toBeVisible();
  await expect.element(view.getByRole('progressbar', { name: 'Sending two.txt' })).toBeVisible();
});

test('a screenshot that is pasted is sent and shown small; words beside a picture are pasted as words', async () => {
  const { view, sent, area } = await show();
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const picture = new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' });
  expect(paste(area.element(), [picture], 'A\tB')).toBe(true);
  expect(sent).toHaveLength(0);
  expect(paste(area.element(), [picture])).toBe(false);
  await expect.element(view.getByRole('listitem').filter({ hasText: 'image.png' })).toBeVisible();
  await expect.poll(() => view.container.querySelector('li img')?.getAttribute('src')).toMatch(/^blob:/);
});

test('a file that fails says why beside it, and is tried again under the same key', async () => {
  const { view, sent, area } = await show();
  drop(area.element(), [text('plan.txt')]);
  await expect.element(view.getByRole('button', { name: 'Cancel plan.txt' })).toBeVisible();
  sent[0]?.fail('This is an SVG picture.');
  await expect.element(view.getByRole('alert')).toHaveTextContent('This is an SVG picture.');
  await view.getByRole('button', { name: 'Try again: plan.txt' }).click();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  sent[1]?.arrive();
  await expect.element(view.getByText('5 B')).toBeVisible();
});

test('a file that can’t be sent never leaves, and says why', async () => {
  const { view, sent, area } = await show();
  drop(area.element(), [text('empty.txt', '')]);
  await expect.element(view.getByRole('alert')).toHaveTextContent('This file is empty.');
  expect(sent).toHaveLength(0);
  expect(view.container.querySelector('[aria-label^="Try again"]')).toBeNull();
});

test('a file is cancelled on its way and taken back once it has arrived, by keys as well', async () => {
  const { view, sent, back, area } = await show();
  drop(area.element(), [text('one.txt'), text('two.txt')]);
  await view.getByRole('button', { name: 'Cancel one.txt' }).click();
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[1]?.arrive();
  const remove = view.getByRole('button', { name: 'Remove two.txt' });
  await expect.element(remove).toBeVisible();
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => back).toEqual(['two.txt']);
  expect(view.container.querySelector('li')).toBeNull();
});

test('files are chosen by a button', async () => {
  const { view, sent } = await show();
  const input = view.container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  await userEvent.upload(input, [text('chosen.txt')]);
  await expect.element(view.getByRole('listitem').filter({ hasText: 'chosen.txt' })).toBeVisible();
  expect([sent.length, input.multiple, input.accept]).toEqual([1, true, '.txt']);
});
