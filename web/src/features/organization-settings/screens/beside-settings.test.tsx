import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SettingRevision } from '#contract/organizations/settings.ts';
import { LESS_CAPACITY, settingsWith } from '../../../../test/organization-settings.ts';
import { STALE, showSettings, writesOf } from '../../../../test/settings-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

const REVISION: SettingRevision = {
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1',
  at: '2026-11-20T10:00:00.000Z',
  by: 'Maren Holt',
  changes: { max_week_h: [40, 48], approval: ['off', 'line'], rounding: ['none', 'up'] },
};

test('the history says who changed what, from what to what', async () => {
  const { view } = await showSettings({ read: settingsWith, history: [REVISION] });
  const list = view.getByRole('list').filter({ hasText: 'Maren Holt' });
  await expect.element(list).toMatchTextContent(/changed 3 settings/);
  await expect.element(list).toMatchTextContent(/Longest week40 hTo48 h/);
  await expect
    .element(list)
    .toMatchTextContent(/Who approves timeNobody: time counts as it is loggedToThe line/);
});

test('putting back says what that does, and writes what isn’t so already over the settings as they are', async () => {
  const { view, asked } = await showSettings({
    read: settingsWith,
    history: [REVISION],
    effects: [LESS_CAPACITY],
    write: () => ({ body: settingsWith({ version: 4, max_week_h: 40, approval: 'off' }) }),
  });
  await view.getByRole('button', { name: 'Put back…' }).click();
  const box = view.getByRole('dialog', { name: 'Put back what Maren Holt changed?' });
  await expect.element(box.getByText('48 h → 40 h')).toBeVisible();
  await expect.element(box.getByText(/Hours of 42 people/)).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
  await box.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([{ version: '"3"', body: { max_week_h: 40, approval: 'off' } }]);
  expect(writesOf(asked)[0]?.body).not.toHaveProperty('rounding');
  await expect.element(view.getByRole('textbox', { name: 'Longest week' })).toHaveValue('40');
});

test('a change that was taken back already offers nothing', async () => {
  const { view } = await showSettings({
    read: () => settingsWith({ max_week_h: 40, approval: 'off' }),
    history: [REVISION],
  });
  await expect.element(view.getByText(/changed 3 settings/)).toBeVisible();
  expect(view.getByRole('button', { name: 'Put back…' }).elements()).toEqual([]);
});

test('putting back over what somebody saved meanwhile says so and changes nothing', async () => {
  const { view } = await showSettings({ read: settingsWith, history: [REVISION], write: () => STALE });
  await view.getByRole('button', { name: 'Put back…' }).click();
  await view.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect.element(view.getByText(/Somebody has changed the settings since/)).toBeVisible();
});

test('directors read everything, see why they can’t change it, and are offered no verb', async () => {
  const { view } = await showSettings({
    read: settingsWith,
    history: [REVISION],
    role: 'director',
    rules: [['p', 'director', '*', '/organizations/current/settings', 'read', 'allow']],
  });
  await expect.element(view.getByText('Owners change these settings; you see how they stand.')).toBeVisible();
  for (const words of ['Mon–Fri 8:00', 'Europe/London', 'The line manager', '14 days', '20%'])
    await expect.element(view.getByText(words, { exact: true })).toBeVisible();
  expect(view.getByRole('textbox', { name: 'Longest week' }).elements()).toEqual([]);
  for (const name of ['Save changes', 'Put back…', 'Choose a picture…'])
    expect(view.getByRole('button', { name }).elements()).toEqual([]);
});

test('in a suspended organization nothing can be changed, and that is said', async () => {
  const { view } = await showSettings({
    read: () => settingsWith({ status: 'suspended', status_reason: 'The contract ended.' }),
  });
  await expect.element(view.getByText(/while the organization is suspended/).first()).toBeVisible();
  expect(view.getByRole('button', { name: 'Save changes' }).elements()).toEqual([]);
  await expect.element(view.getByText('Christmas Day')).toBeVisible();
  expect(view.getByText('What would a day off do?').elements()).toEqual([]);
});

test('a picture is sent as the logo, and removing it asks first', async () => {
  let now = settingsWith();
  const { view, asked } = await showSettings({
    read: () => now,
    write: ({ method }) => {
      now = settingsWith({ version: now.version + 1, logo: method === 'PUT' ? 'hash' : null });
      return method === 'PUT' ? { body: now } : { status: 204 };
    },
  });
  await expect.element(view.getByText(/^No logo yet/)).toBeVisible();
  const file = new File(['png'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await expect.element(view.getByText('Logo saved')).toBeVisible();
  expect(writesOf(asked)[0]).toMatchObject({ method: 'PUT', path: '/organization/logo', version: '"3"' });
  await view.getByRole('button', { name: 'Remove' }).click();
  expect(writesOf(asked)).toHaveLength(1);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked).at(-1)).toMatchObject({ method: 'DELETE', version: '"4"' });
  await expect.element(view.getByText(/^No logo yet/)).toBeVisible();
});

test('what somebody else saved is shown where nothing is typed, and what is typed stays', async () => {
  let now = settingsWith();
  const { view } = await showSettings({
    read: () => now,
    write: () => ({ body: now }),
  });
  const week = view.getByRole('textbox', { name: 'Longest week' });
  const send = async (given: Parameters<typeof settingsWith>[0]) => {
    now = settingsWith(given);
    const file = new File(['png'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  };
  await expect.element(week).toHaveValue('48');
  await send({ version: 4, max_week_h: 52 });
  await expect.element(week).toHaveValue('52');
  await week.fill('60');
  await send({ version: 5, max_week_h: 40, min_rest_h: 9 });
  await expect.element(view.getByText('Logo saved').first()).toBeVisible();
  await expect.element(week).toHaveValue('60');
});

test('holidays that come are listed, and a day off can be looked at without saving it', async () => {
  const { view, asked } = await showSettings({ read: settingsWith, effects: [LESS_CAPACITY] });
  await expect.element(view.getByText('Christmas Day')).toBeVisible();
  expect(view.getByText('New Year’s Day').elements()).toEqual([]);
  await expect
    .element(view.getByRole('link', { name: 'Change holidays' }))
    .toHaveAttribute('href', '/leave?tab=settings');
  await view.getByRole('textbox', { name: 'What would a day off do?' }).fill('2099-12-25');
  await userEvent.tab();
  await expect.element(view.getByText(/Christmas Day is a holiday already/)).toBeVisible();
  await expect.element(view.getByText(/Hours of 42 people/)).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/preview'))?.body).toEqual({
    holidays: [{ date: '2099-12-25', name: null }],
  });
});
