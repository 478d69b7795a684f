import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type report, reportTo } from '../../platform/reporting.ts';
import type { Session } from '../../platform/session/session.ts';
import { signedInAs } from '../fixtures.tsx';
import { makeRouter } from '../router.ts';
import { rootIn } from './unstarted.ts';

const reported = vi.fn<typeof report>();
const client = (session: Partial<Session> = {}) => signedInAs({ role: 'member', session });

afterEach(() => {
  document.getElementById('root')?.remove();
  reported.mockClear();
});

const Broken = () => {
  throw new Error('x is undefined');
};

/** The application, of which the page breaks and the view that would say so, too. */
const breakEverything = (router = makeRouter(client())) => {
  reportTo(reported);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const routeTree = createRootRoute({ component: Broken, errorComponent: Broken });
  const { disableGlobalCatchBoundary = false } = router.options;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  rootIn(place).render(
    <RouterProvider router={createRouter({ routeTree, history, disableGlobalCatchBoundary })} />,
  );
};

test('what breaks outside every page is said in place of everything, reported, and can be told', async () => {
  breakEverything();
  await expect.element(page.getByRole('heading', { name: '500' })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'x is undefined' }), 'error');
  await page.getByRole('button', { name: 'Tell us what happened' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
});

test('where nobody is signed in, nobody could send feedback', async () => {
  breakEverything(makeRouter(client({ held: () => false })));
  await expect.element(page.getByRole('heading', { name: '500' })).toBeVisible();
  await expect.element(page.getByText('Tell us what happened')).not.toBeInTheDocument();
});
