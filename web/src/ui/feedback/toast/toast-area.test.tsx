import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { toast } from './toast.ts';
import { ToastArea } from './toast-area.tsx';

afterEach(() => toast.clear());

const area = () =>
  render(
    <UiProvider>
      <ToastArea />
    </UiProvider>,
  );

test('a toast says its title and message and goes away on close', async () => {
  const screen = await area();
  toast.show({ title: '2:00 logged on HRB-204', message: 'Today, Guarding' });
  await expect.element(screen.getByText('Today, Guarding')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('2:00 logged on HRB-204')).not.toBeInTheDocument();
});

test('Undo counts down from ten, acts once and takes its toast away', async () => {
  const screen = await area();
  const undo = vi.fn();
  toast.show({ title: 'Archived', action: { onSelect: undo } });
  await expect.element(screen.getByText('10')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('Archived')).not.toBeInTheDocument();
});

test('the focus goes back to where it was when its toast goes, and to the page where that is gone', async () => {
  const screen = await render(
    <UiProvider>
      <main id="content" tabIndex={-1}>
        <button type="button">Row</button>
      </main>
      <ToastArea />
    </UiProvider>,
  );
  const row = screen.getByRole('button', { name: 'Row' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  for (const isGone of [false, true]) {
    toast.show({ title: `Archived ${isGone}`, action: { onSelect: () => undefined } });
    await expect.element(undo).toBeVisible();
    row.element().focus();
    undo.element().focus();
    if (isGone) row.element().remove();
    await userEvent.keyboard('{Enter}');
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(isGone ? screen.getByRole('main') : row).toHaveFocus();
  }
});
