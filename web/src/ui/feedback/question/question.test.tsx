import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
