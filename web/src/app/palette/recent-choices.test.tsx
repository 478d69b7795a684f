import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import { type Asked, renderScreen } from '../../../test/render-screen.tsx';
import { deviceStore } from '../../platform/storage.ts';
import { Palette } from './palette.tsx';

const openers = { openKeys: () => undefined, openHelp: () => undefined, openView: () => undefined };
const RECENT = 'project:p project:gone verb:new-project page:projects';

/** The palette of somebody who chose these before. */
const show = (rules: readonly Rule[]) => {
  const remember = () => {
    deviceStore.write('palette.ada.a', RECENT);
    return <Palette {...openers} onClose={() => undefined} />;
  };
  return renderScreen({
    screen: remember,
    search: () => ({}),
    at: '/account',
    rules,
    answer: ({ path }: Asked) =>
      path === '/projects/p'
        ? { body: { id: 'p', code: 'HRB-204', name: 'Harbour Terminal', client: null } }
        : undefined,
  });
};

beforeEach(() => page.viewport(1440, 900));

test('what was chosen before stands on top; what isn’t there any more is left out', async () => {
  const { view } = await show([['p', 'admin', '*', '/projects*', '*', 'allow']]);
  const recent = view.getByRole('group', { name: 'Recent' });
  await expect.element(recent.getByRole('option', { name: /^Harbour Terminal/ })).toBeVisible();
  await expect
    .poll(() => recent.getByRole('option').elements().map(nameOf))
    .toEqual(['Harbour Terminal', 'New project', 'Projects']);
  await expect
    .element(view.getByRole('group', { name: 'Pages' }).getByRole('option', { name: /^Projects/ }))
    .not.toBeInTheDocument();
});

test('a verb that one may not do any more isn’t remembered either', async () => {
  const { view } = await show([['p', 'admin', '*', '/projects*', 'list', 'allow']]);
  const recent = view.getByRole('group', { name: 'Recent' });
  await expect.element(recent.getByRole('option', { name: /^Projects/ })).toBeVisible();
  await expect.element(view.getByRole('option', { name: 'New project' })).not.toBeInTheDocument();
});

const nameOf = (row: Element): string | null => row.querySelector('span + span')?.textContent ?? null;
