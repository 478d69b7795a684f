import { IconBriefcase, IconInbox } from '@tabler/icons-react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SimplePage } from '../page/simple-page.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { AppShell } from './app-shell.tsx';

const projects = { id: 'projects', label: 'Projects', icon: IconBriefcase, href: '#projects', active: true };
const inbox = { id: 'inbox', label: 'Inbox', icon: IconInbox, href: '#inbox', count: 120 };

const shell = (rail: { rail?: boolean; onRail?: () => void } = {}) =>
  render(
    <UiProvider>
      <AppShell
        {...rail}
        groups={[
          { id: 'work', label: 'Work', items: [projects] },
          { id: 'admin', label: 'Admin', items: [] },
        ]}
        foot={[inbox]}
        bottom={[projects, inbox]}
        head={null}
      >
        <SimplePage title="Projects" count={48}>
          content
        </SimplePage>
      </AppShell>
    </UiProvider>,
  );

test('the page puts its title and count into the top bar', async () => {
  await page.viewport(1280, 800);
  const screen = await shell();
  await expect.element(screen.getByRole('heading', { level: 1, name: /Projects\s*48/ })).toBeVisible();
  expect(document.title).toBe('Projects · Muster');
});

test('the drawer marks the current entry and leaves out empty groups', async () => {
  await page.viewport(1280, 800);
  const screen = await shell();
  await expect
    .element(screen.getByRole('link', { name: 'Projects' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText('Admin')).not.toBeInTheDocument();
  await expect.element(screen.getByText('99+')).toBeVisible();
});

test('on a phone More opens the drawer, and following an entry closes it', async () => {
  await page.viewport(360, 780);
  const screen = await shell();
  await screen.getByRole('button', { name: 'More' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Drawer' });
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Projects' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the drawer is 240 px wide, as a rail 64 px, with every entry still named', async () => {
  await page.viewport(1280, 800);
  const onRail = vi.fn();
  const screen = await shell({ onRail });
  const width = () => screen.getByRole('complementary', { name: 'Drawer' }).element().clientWidth;
  expect(width()).toBe(240);
  await screen.getByRole('button', { name: 'Narrow the menu' }).click();
  expect(onRail).toHaveBeenCalledOnce();
  await screen.unmount();
  const narrow = await shell({ rail: true, onRail });
  expect(narrow.getByRole('complementary', { name: 'Drawer' }).element().clientWidth).toBe(64);
  await expect.element(narrow.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect.element(narrow.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
});

test.each([
  [959, true],
  [960, false],
])('at %i px there is a bottom bar: %s', async (width, expected) => {
  await page.viewport(width, 800);
  const screen = await shell();
  const bar = screen.getByRole('navigation', { name: 'Quick access' });
  if (expected) await expect.element(bar).toBeVisible();
  else await expect.element(bar).not.toBeInTheDocument();
});
