import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountAnswers } from '../../../../test/account-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { askedTour } from '../effects/asked-tour.ts';
import { MOST_STEPS } from '../effects/steps.ts';
import { Tours } from './tours.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => askedTour.set(null));

/** A page with what some steps are about. */
const show = ({ at = '/daily-activity', role = 'member', marks = ['timer', 'submit', 'palette'] } = {}) =>
  renderScreen({
    screen: () => (
      <main>
        {marks.map((mark) => (
          <button key={mark} type="button" data-tour={mark}>
            {mark}
          </button>
        ))}
        <Tours />
      </main>
    ),
    search: () => ({}),
    at,
    answer: accountAnswers({ 'PUT /users/me/feature-tours': ({ body }) => ({ body }) }),
    role,
  });

test('the first sign-in with a role shows its tour, step by step, without those whose element isn’t there', async () => {
  const { view, asked } = await show();
  const tour = view.getByRole('dialog', { name: 'Welcome to Muster' });
  await expect.element(tour).toBeVisible();
  await expect.element(view.getByText('1 of 3')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Start the timer, or log it later' })).toBeVisible();
  const next = view.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('heading', { name: 'Hand the day in' })).toBeVisible();
  await view.getByRole('button', { name: 'Back' }).click();
  await expect.element(view.getByText('1 of 3')).toBeVisible();
  await next.click();
  await next.click();
  await view.getByRole('button', { name: 'Done' }).click();
  await expect.element(tour).not.toBeInTheDocument();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ member: true }]);
});

test('Escape skips it, which counts as seen: it doesn’t come again', async () => {
  const { view, asked } = await show();
  const tour = view.getByRole('dialog');
  await expect.element(tour).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tour).not.toBeInTheDocument();
  await expect.poll(() => asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await expect.element(tour).not.toBeInTheDocument();
});

test('what lies in the light stays within the window, and the box beside it too', async () => {
  await page.viewport(360, 780);
  const { view } = await show();
  await expect.element(view.getByRole('dialog')).toBeVisible();
  const { left, right, bottom } = view.getByRole('heading').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
  expect(bottom).toBeLessThanOrEqual(780);
});

test('the line around what reaches the window’s edges is seen whole', async () => {
  const { view } = await show({ marks: ['timer'] });
  await expect.element(view.getByRole('dialog')).toBeVisible();
  const wide = view.getByRole('button', { name: 'timer', includeHidden: true }).element();
  if (wide instanceof HTMLElement)
    Object.assign(wide.style, { position: 'fixed', inset: '0 0 auto', width: '100%' });
  window.dispatchEvent(new Event('resize'));
  const ring = view.getByRole('dialog').element().firstElementChild;
  await expect.poll(() => ring?.getBoundingClientRect()).toMatchObject({ left: 2, top: 2, right: 1438 });
});

test('a tour has at most five steps', async () => {
  const { view } = await show({
    role: 'admin',
    at: '/manager/projects',
    marks: ['organization', 'pages', 'views', 'palette', 'help', 'more', 'timer'],
  });
  await expect.element(view.getByText(/^1 of/)).toBeVisible();
  const [, all] = /of (\d)/.exec(view.getByText(/^1 of/).element().textContent ?? '') ?? [];
  expect(Number(all)).toBeLessThanOrEqual(MOST_STEPS);
  expect(MOST_STEPS).toBe(5);
});

test('elsewhere the tour of a role waits; one that was asked for leads to its page', async () => {
  const { view, address } = await show({ at: '/account' });
  await expect.element(view.getByRole('button', { name: 'timer' })).toBeVisible();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  askedTour.set('daily-activity');
  await expect.element(view.getByRole('dialog', { name: 'Daily activity' })).toBeVisible();
  expect(address()).toBe('/daily-activity');
});
