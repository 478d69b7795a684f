import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../action/button.tsx';
import { Menu } from '../action/menu.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';

const onArchive = vi.fn();

const entries = [
  { id: 'edit', label: 'Edit', href: '#edit' },
  { id: 'copy', label: 'Copy', disabled: true, onSelect: vi.fn() },
  { id: 'archive', label: 'Archive', danger: true, onSelect: onArchive },
];

const menu = () =>
  render(
    <UiProvider>
      <Menu entries={entries} trigger={<Button>More</Button>} />
    </UiProvider>,
  );

const focused = () => document.activeElement?.textContent;

test('the keyboard opens a menu, walks its entries, runs one and gets its button back', async () => {
  onArchive.mockClear();
  const screen = await menu();
  const trigger = screen.getByRole('button', { name: 'More' });
  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Edit');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Archive');
  await userEvent.keyboard('{ArrowDown}e');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('{End}{Enter}');
  expect(onArchive).toHaveBeenCalledOnce();
  await expect.poll(focused).toBe('More');
});

test('Escape and a second click close a menu', async () => {
  const screen = await menu();
  const trigger = screen.getByRole('button', { name: 'More' });
  await trigger.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  await trigger.click();
  await trigger.click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

test('Escape gives the focus back to the button of the menu', async () => {
  const screen = await menu();
  screen.getByRole('button', { name: 'More' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Edit');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('More');
});

test('a menu stays inside a narrow window', async () => {
  await page.viewport(320, 640);
  const screen = await menu();
  await screen.getByRole('button', { name: 'More' }).click();
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  await expect.poll(() => edit.element().getBoundingClientRect().left).toBeGreaterThan(0);
  expect(edit.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test('a disabled entry does nothing', async () => {
  const screen = await menu();
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByText('Copy').click({ force: true });
  expect(entries[1]?.onSelect).not.toHaveBeenCalled();
});
