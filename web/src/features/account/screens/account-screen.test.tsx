import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountAnswers, ada } from '../../../../test/account-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { config, setConfig } from '../../../platform/config.ts';
import { session, setSession } from '../../../platform/session/current-session.ts';
import { AccountScreen } from './account-screen.tsx';

const show = (answers: Parameters<typeof accountAnswers>[0] = {}, screen = () => <AccountScreen />) =>
  renderScreen({ screen, search: () => ({}), at: '/account', answer: accountAnswers(answers) });

beforeEach(() => page.viewport(1440, 1400));

test('the profile says who is signed in, and leads to the security of the embedded provider', async () => {
  const { view } = await show();
  await expect.element(view.getByText('ada@muster.example')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Password, passkeys and second factor' }))
    .toHaveAttribute('href', `${config().issuer}/security`);
});

test('with another provider the profile names it, and there is no page of ours', async () => {
  const { view } = await show({}, () => {
    setConfig({ ...config(), providerKind: 'oidc', issuer: 'https://accounts.example.org/realm' });
    return <AccountScreen />;
  });
  await expect
    .element(view.getByText('Name, address and password are kept by accounts.example.org.'))
    .toBeVisible();
  await expect.element(view.getByRole('link', { name: /Password/ })).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
});

test('signing out everywhere asks first, signing out here doesn’t', async () => {
  const { view } = await show();
  const signOut = vi.fn(async () => undefined);
  setSession({ ...session(), signOut });
  await view.getByRole('button', { name: 'Sign out', exact: true }).click();
  expect(signOut).toHaveBeenLastCalledWith({ global: false });
  await view.getByRole('button', { name: 'Sign out everywhere' }).click();
  await view.getByRole('button', { name: 'No', exact: true }).click();
  expect(signOut).toHaveBeenCalledTimes(1);
  await view.getByRole('button', { name: 'Sign out everywhere' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  expect(signOut).toHaveBeenLastCalledWith({ global: true });
});

test('a chosen zone shows at once how it will look, is saved alone, and the user is read again', async () => {
  const settings = { timezone: 'Asia/Tokyo' };
  let saved = false;
  const { view, asked } = await show({
    'PATCH /users/me/settings': () => {
      saved = true;
      return { status: 204 };
    },
    'GET /users/me': () => ({ body: ada(saved ? { settings } : {}) }),
  });
  const zone = view.getByLabelText('Time zone');
  await expect.element(zone).toHaveValue('Europe/London · as in A');
  await zone.click();
  await userEvent.fill(zone, 'Tokyo');
  await view.getByRole('option', { name: /Asia\/Tokyo/ }).click();
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText('Dates and numbers follow your settings from now on.')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { timezone: 'Asia/Tokyo' },
  ]);
  expect(asked.filter(({ method, path }) => method === 'GET' && path === '/users/me')).toHaveLength(1);
  await expect.element(view.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
});

test('what the browser says is a suggestion that one click takes', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { view } = await show();
  const suggestion = view.getByText(`This browser is in ${timeZone}.`);
  await expect.element(suggestion).toBeVisible();
  await view.getByRole('button', { name: 'Use it' }).first().click();
  await expect.element(view.getByLabelText('Time zone')).toHaveValue(timeZone);
  await expect.element(suggestion).not.toBeInTheDocument();
});

test('a refused setting is told beside its field, and stays typed', async () => {
  const message = 'Choose a time zone such as Europe/London.';
  const { view } = await show({
    'PATCH /users/me/settings': {
      status: 422,
      body: {
        code: 'invalid_input',
        message: 'No.',
        rule: null,
        fields: [{ field: 'timezone', message }],
        request_id: 'r',
      },
    },
  });
  await view.getByRole('button', { name: 'Use it' }).first().click();
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByLabelText('Time zone')).toHaveAccessibleDescription(message);
  await expect.element(view.getByLabelText('Time zone')).not.toHaveValue('Europe/London · as in A');
});
