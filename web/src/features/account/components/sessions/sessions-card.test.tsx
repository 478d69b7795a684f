import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers, signIn } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { config, setConfig } from '../../../../platform/config.ts';
import { SessionsCard } from './sessions-card.tsx';

const HERE = signIn('here', { current: true });
const PHONE = signIn('phone', { device: 'Safari on iPhone', address: null });
const LAPTOP = signIn('laptop');

const show = (answers: Parameters<typeof accountAnswers>[0] = {}, screen = () => <SessionsCard />) =>
  renderScreen({ screen, search: () => ({}), at: '/account', answer: accountAnswers(answers) });
const listing = (...sets: readonly (readonly object[])[]) => {
  let at = 0;
  return () => {
    const data = sets[Math.min(at, sets.length - 1)];
    at += 1;
    return { body: { kept_here: true, data } };
  };
};

beforeEach(() => page.viewport(1440, 900));

test('this device stands first, is marked and can’t be signed out here', async () => {
  const { view } = await show({ 'GET /users/me/sessions': listing([PHONE, HERE, LAPTOP]) });
  await expect.element(view.getByRole('listitem').first().getByText('This device')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  expect(view.getByRole('button', { name: /^Sign out (Chrome|Safari)/ }).elements()).toHaveLength(2);
});

test('another device is signed out after a question, and leaves the list', async () => {
  const { view, asked } = await show({
    'GET /users/me/sessions': listing([HERE, PHONE], [HERE]),
    'DELETE /users/me/sessions/phone': { status: 204 },
  });
  await view.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Sign out Safari on iPhone?' })).toBeVisible();
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Safari on iPhone is signed out')).toBeVisible();
  await expect.element(view.getByText('You are signed in nowhere else.')).toBeVisible();
});

test('all others go together, and it says how many', async () => {
  const { view } = await show({
    'GET /users/me/sessions': listing([HERE, PHONE, LAPTOP], [HERE]),
    'POST /users/me/sessions/end-others': { body: { ended: 2 } },
  });
  await view.getByRole('button', { name: 'Sign out all others' }).click();
  await expect.element(view.getByText('2 other devices have to sign in again.')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('2 other devices are signed out')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});

test('a device that has left meanwhile is told of, and the list is read again', async () => {
  const body = {
    code: 'not_found',
    message: "This sign-in doesn't exist.",
    rule: null,
    fields: [],
    request_id: 'r',
  };
  const { view } = await show({
    'GET /users/me/sessions': listing([HERE, PHONE], [HERE]),
    'DELETE /users/me/sessions/phone': { status: 404, body },
  });
  await view.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('You are signed in nowhere else.')).toBeVisible();
});

test('sign-ins that can’t be loaded say so and are asked for again', async () => {
  let fails = true;
  const { view } = await show({
    'GET /users/me/sessions': () =>
      fails
        ? { status: 500, body: { message: 'No.', request_id: 'r-1' } }
        : { body: { kept_here: true, data: [HERE] } },
  });
  await expect.element(view.getByText('Your sign-ins could not be loaded')).toBeVisible();
  await expect.element(view.getByText('Request r-1')).toBeVisible();
  fails = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('This device')).toBeVisible();
});

test('with another provider the card says who keeps the sign-ins', async () => {
  const { view } = await show({ 'GET /users/me/sessions': { body: { kept_here: false, data: [] } } }, () => {
    setConfig({ ...config(), providerKind: 'oidc', issuer: 'https://accounts.example.org' });
    return <SessionsCard />;
  });
  await expect.element(view.getByText('accounts.example.org keeps your sign-ins')).toBeVisible();
});
