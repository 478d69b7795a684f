import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { question, questions } from './question.ts';
import { QuestionDialog } from './question-dialog.tsx';

afterEach(() => questions.set([]));

const dialog = () =>
  render(
    <UiProvider>
      <QuestionDialog />
    </UiProvider>,
  );

test('questions wait in a queue and only the first is shown', async () => {
  const screen = await dialog();
  question.ask({ ask: 'Archive 3 projects?' });
  question.ask({ ask: 'Publish 5 changes?' });
  await expect.element(screen.getByRole('dialog', { name: 'Archive 3 projects?' })).toBeVisible();
  await expect.element(screen.getByText('Publish 5 changes?')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Publish 5 changes?' })).toBeVisible();
});

test('Yes accepts and No rejects', async () => {
  const screen = await dialog();
  const accept = vi.fn();
  const reject = vi.fn();
  question.ask({ ask: 'First?', accept, reject });
  await screen.getByRole('button', { name: 'Yes' }).click();
  question.ask({ ask: 'Second?', accept, reject });
  await screen.getByRole('button', { name: 'No' }).click();
  expect(accept).toHaveBeenCalledOnce();
  expect(reject).toHaveBeenCalledOnce();
  expect(questions.get()).toEqual([]);
});

test('a question stays when one clicks beside it, and Escape rejects it', async () => {
  const screen = await dialog();
  const reject = vi.fn();
  question.ask({ ask: 'Leave?', note: ['One paragraph.', 'Another.'], reject });
  await expect.element(screen.getByText('Another.')).toBeVisible();
  document.elementFromPoint(2, 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(questions.get()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => reject.mock.calls.length).toBe(1);
});

test('a confirmation resolves to the answer', async () => {
  const screen = await dialog();
  const yes = question.confirm({ ask: 'Sure?' });
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect(yes).resolves.toBe(true);
  const no = question.confirm({ ask: 'Really?' });
  await screen.getByRole('button', { name: 'No' }).click();
  await expect(no).resolves.toBe(false);
});

test('questions asked in the same millisecond have their own ids', () => {
  question.ask({ ask: 'One?' });
  question.ask({ ask: 'Two?' });
  const [first, second] = questions.get();
  expect(second?.id).not.toBe(first?.id);
});

test.each([
  [undefined, 350],
  ['small', 350],
  ['medium', 600],
  ['large', 800],
] as const)('a question of size %s is %i px wide', async (boxSize, width) => {
  await page.viewport(1280, 800);
  const screen = await dialog();
  question.ask({ ask: 'Archive 3 projects?', ...(boxSize ? { boxSize } : {}) });
  const box = screen.getByRole('dialog', { name: 'Archive 3 projects?' });
  await expect.element(box).toBeVisible();
  await expect.poll(() => box.element().getBoundingClientRect().width).toBe(width);
});

test('No is red and tonal, Yes the primary verb', async () => {
  const screen = await dialog();
  question.ask({ ask: 'Archive 3 projects?' });
  const look = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element());
  await expect.element(screen.getByRole('button', { name: 'No' })).toBeVisible();
  expect([look('No').color, look('No').backgroundColor]).toEqual(['rgb(196, 15, 61)', 'rgb(253, 236, 240)']);
  expect(look('Yes').backgroundColor).toBe('rgb(18, 18, 42)');
});
