import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../feedback/dialog.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DateField } from './date-field.tsx';

const field = () =>
  render(
    <UiProvider>
      <DateField label="Due" value="2026-11-19" onChange={() => undefined} optional />
    </UiProvider>,
  );

test('the button that clears a day names its field', async () => {
  const screen = await field();
  await expect.element(screen.getByRole('button', { name: 'Clear Due' })).toBeVisible();
});

test('every arrow of the calendar says where it leads', async () => {
  const screen = await field();
  await screen.getByLabelText('Due').first().click();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeVisible();
  await screen.getByRole('button', { name: 'November 2026' }).click();
  await expect.element(screen.getByRole('button', { name: 'Previous year' })).toBeVisible();
  await screen.getByRole('button', { name: '2026', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Next ten years' })).toBeVisible();
});

test('Escape closes the calendar first and the dialog around it next', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <UiProvider>
      <Dialog open title="Add entry" onClose={onClose}>
        <DateField label="Due" value={null} onChange={() => undefined} />
      </Dialog>
    </UiProvider>,
  );
  await screen.getByLabelText('Due').first().click();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Next month' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('the calendar comes when it is asked for, not with the focus', async () => {
  const screen = await field();
  const next = screen.getByRole('button', { name: 'Next month' });
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Due').first()).toHaveFocus();
  await new Promise(requestAnimationFrame);
  await expect.element(next).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(next).toBeVisible();
  await screen.getByRole('button', { name: '20 November 2026' }).click();
  await expect.element(next).not.toBeInTheDocument();
});
