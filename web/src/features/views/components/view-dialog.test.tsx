import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { setTabView, tabView } from '../../../platform/session/tab-view.ts';
import { ViewDialog } from './view-dialog.tsx';

afterEach(() => setTabView(null));

const people = { data: [{ id: 'm1', name: 'Aisha Khan', initials: 'AK', position: null }] };
const opened = (role: string, start: { status: number; body: object }) =>
  renderScreen({
    screen: () => <ViewDialog onClose={() => undefined} />,
    search: () => ({}),
    at: '/',
    role,
    answer: ({ method }) => (method === 'POST' ? start : { body: people }),
  });

test('only roles up to one’s own can be looked as', async () => {
  const { view } = await opened('manager', { status: 403, body: {} });
  await view.getByRole('combobox', { name: 'Role' }).click();
  await expect.element(view.getByRole('option', { name: 'Manager' })).toBeVisible();
  await expect.element(view.getByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
});

test('a look that is refused leaves the tab as it is', async () => {
  const refused = { status: 422, body: { code: 'rule_broken', message: 'Aisha Khan ranks above you.' } };
  const { view, asked } = await opened('admin', refused);
  await view.getByText('A person of the team').click();
  await view.getByRole('combobox', { name: 'Person' }).click();
  await view.getByRole('option', { name: 'Aisha Khan' }).click();
  await view.getByRole('button', { name: 'Start viewing' }).click();
  const asking = asked.filter(({ path }) => path === '/choices/people');
  expect(asking.map(({ query }) => query.get('account'))).toEqual(asking.map(() => 'true'));
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/views', body: { member_id: 'm1' } }), {
    timeout: 20_000,
  });
  expect(tabView()).toBeNull();
});
