import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { CalendarCard } from './calendar-card.tsx';

const ADDRESS = 'https://muster.example/api/calendar/secret.ics';
const feed = (id: string, fields: object = {}) => ({
  ...{ id, version: 1, created_at: '2026-11-01T08:00:00.000Z', last_read_at: null },
  ...fields,
});

/** The card before a server that has this address; a new one is answered with `address`. */
const show = (living: ReturnType<typeof feed> | null, address: string | null = ADDRESS) => {
  let now = living;
  return renderScreen({
    screen: () => <CalendarCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({
      'GET /daily-activity/calendar-feed': () => ({ body: { feed: now } }),
      'POST /daily-activity/calendar-feed': () => {
        now = feed('new');
        return { status: 201, body: { feed: now, address } };
      },
      'DELETE /daily-activity/calendar-feed/old': () => {
        now = null;
        return { status: 204 };
      },
    }),
  });
};

const copying = (works: boolean) =>
  vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('Not allowed'))));

beforeEach(() => page.viewport(1440, 900));

test('the card says what the calendar holds before there is one, and shows the address once it is made', async () => {
  const { view, asked } = await show(null);
  await expect.element(view.getByText(/Your shifts and approved leave in A/)).toBeVisible();
  await expect.element(view.getByText(/Whoever knows the address reads it/)).toBeVisible();
  await view.getByRole('button', { name: 'Make an address' }).click();
  await expect.element(view.getByLabelText('Address')).toHaveValue(ADDRESS);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ replaces: null });
  const open = view.getByRole('link', { name: 'Open in this device’s calendar' });
  await expect.element(open).toHaveAttribute('href', ADDRESS.replace('https', 'webcal'));
  const writeText = copying(true);
  await view.getByRole('button', { name: 'Copy' }).click();
  await expect.element(view.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenLastCalledWith(ADDRESS);
});

test('where the browser doesn’t copy, the address is selected and the card says so', async () => {
  const { view } = await show(null);
  await view.getByRole('button', { name: 'Make an address' }).click();
  copying(false);
  await view.getByRole('button', { name: 'Copy' }).click();
  await expect.element(view.getByText(/The browser did not copy it/)).toBeVisible();
  const field = view.getByLabelText('Address').element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The address stands in no field.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
});

test('an address that was made before isn’t shown, and a new one ends it after a question', async () => {
  const { view, asked } = await show(feed('old', { last_read_at: '2026-11-02T08:00:00.000Z' }));
  await expect.element(view.getByText(/The address was shown when it was made/)).toBeVisible();
  await expect.element(view.getByText(/last read by a calendar/)).toBeVisible();
  await expect.element(view.getByLabelText('Address')).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'Make a new one…' }).click();
  await expect.element(view.getByText(/The one that you have ends at once/)).toBeVisible();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByLabelText('Address')).toHaveValue(ADDRESS);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ replaces: 'old' });
});

test('revoking asks first, and then there is none', async () => {
  const { view, asked } = await show(feed('old'));
  await view.getByRole('button', { name: 'Revoke…' }).click();
  await view.getByRole('button', { name: 'No', exact: true }).click();
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await view.getByRole('button', { name: 'Revoke…' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Your calendar address leads nowhere any more')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(asked.find(({ method }) => method === 'DELETE')?.version).toBe('"1"');
});

test('an answer that got lost on the way is said to be, since nobody tells the address again', async () => {
  const { view } = await show(null, null);
  await view.getByRole('button', { name: 'Make an address' }).click();
  await expect.element(view.getByText(/it got lost on the way here/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Make a new one…' })).toBeVisible();
});

test('whoever isn’t on the team has no such card, and what can’t be loaded is asked for again', async () => {
  let status = 500;
  const { view } = await renderScreen({
    screen: () => <CalendarCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({
      'GET /daily-activity/calendar-feed': () => ({
        status,
        body: {
          code: status === 404 ? 'not_found' : 'defect',
          message: 'No.',
          fields: [],
          request_id: 'r-1',
        },
      }),
    }),
  });
  await expect.element(view.getByText('Your calendar address could not be loaded')).toBeVisible();
  status = 404;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('Calendar address', { exact: true })).not.toBeInTheDocument();
});
