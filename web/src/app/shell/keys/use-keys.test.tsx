import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PersonSettings } from '#contract/users/settings.ts';
import { currentUser } from '../../../platform/person.ts';
import { setTabOrganization } from '../../../platform/session/tab-organization.ts';
import { organizationCalled, signedInAs } from '../../fixtures.tsx';
import { ARRIVAL_MS, typedAhead } from './typed-ahead.ts';
import { PATIENCE_MS, useKeys } from './use-keys.ts';

/** A page with a field and a box, on which the keys act. */
const openPage = async (settings: PersonSettings = {}, overlay?: string) => {
  const client = signedInAs({ role: 'member', organizations: [organizationCalled('A')], current: 'A' });
  setTabOrganization('a');
  client.setQueryData(currentUser.queryKey, (user) => user && { ...user, settings });
  const verbs = { openPalette: vi.fn(), openKeys: vi.fn() };
  const root = createRootRoute();
  const place = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => {
      useKeys({ openKeys: verbs.openKeys, openPalette: () => verbs.openPalette(), overlay });
      return (
        <>
          <input aria-label="Name" />
          <div popover="auto" id="box">
            <button type="button">In the box</button>
          </div>
          <button type="button" popoverTarget="box">
            Open
          </button>
        </>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([place]),
    history: createMemoryHistory({ initialEntries: ['/account'] }),
  });
  const view = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(view.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return {
    view,
    ...verbs,
    address: () => router.history.location.pathname,
    href: () => router.history.location.href,
    drawAgain: () =>
      client.setQueryData(currentUser.queryKey, (user) => user && { ...user, name: 'Renamed' }),
  };
};

const pressed = (key: string, timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  document.body.dispatchEvent(event);
};

test('g and a letter go to a page, ? lists the keys, Ctrl K opens the palette', async () => {
  const { openPalette, openKeys, address } = await openPage();
  await userEvent.keyboard('?');
  expect(openKeys).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(openPalette).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('gp');
  await expect.poll(address).toBe('/manager/projects');
});

test('g i opens the inbox over this page, g n leads to how one is told', async () => {
  const { address, href } = await openPage();
  await userEvent.keyboard('gi');
  await expect.poll(href).toBe('/account#inbox');
  await userEvent.keyboard('gp');
  await expect.poll(address).toBe('/manager/projects');
  await userEvent.keyboard('gn');
  await expect.poll(href).toBe('/account#notifications');
});

test('the letter has to follow g within 1.5 s', async () => {
  const { address } = await openPage();
  pressed('g', 10_000);
  pressed('p', 10_000 + PATIENCE_MS);
  expect([PATIENCE_MS, address()]).toEqual([1500, '/account']);
  pressed('g', 20_000);
  pressed('p', 20_000 + PATIENCE_MS - 1);
  expect(address()).toBe('/manager/projects');
});

test('g counts although the page is drawn anew before its letter', async () => {
  const { address, drawAgain } = await openPage();
  await userEvent.keyboard('g');
  drawAgain();
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('p');
  await expect.poll(address).toBe('/manager/projects');
});

test('no key acts while somebody types', async () => {
  const { view, openKeys, address } = await openPage();
  await view.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('gp?');
  await expect.element(view.getByRole('textbox', { name: 'Name' })).toHaveValue('gp?');
  expect(openKeys).not.toHaveBeenCalled();
  expect(address()).toBe('/account');
});

test('no key acts while a box lies over the page', async () => {
  const { view, openKeys, openPalette, address } = await openPage();
  await view.getByRole('button', { name: 'Open' }).click();
  await expect.element(view.getByRole('button', { name: 'In the box' })).toBeVisible();
  await userEvent.keyboard('gp?{Control>}k{/Control}');
  expect(openKeys).not.toHaveBeenCalled();
  expect(openPalette).not.toHaveBeenCalled();
  expect(address()).toBe('/account');
});

test('no key acts while a box is on its way', async () => {
  const { openKeys, address } = await openPage({}, 'palette');
  await userEvent.keyboard('gp?');
  expect(openKeys).not.toHaveBeenCalled();
  expect(address()).toBe('/account');
});

test('what is typed for the palette before it is there waits for it, and goes nowhere else', async () => {
  typedAhead.set('');
  const { view } = await openPage({}, 'palette');
  const field = view.getByRole('textbox', { name: 'Name' });
  field.element().focus();
  await userEvent.keyboard('harx{Backspace} b{Enter}');
  expect(typedAhead.get()).toBe('har b');
  await expect.element(field).toHaveValue('');
  pressed('y', performance.now() + ARRIVAL_MS);
  expect(typedAhead.get()).toBe('har b');
});

test('switched off, single keys do nothing, and Ctrl K still opens the palette', async () => {
  const { openPalette, openKeys, address } = await openPage({ single_keys: false });
  await userEvent.keyboard('gp?');
  expect(openKeys).not.toHaveBeenCalled();
  expect(address()).toBe('/account');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(openPalette).toHaveBeenCalledTimes(1);
});
