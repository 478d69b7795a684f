import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallError } from '../../platform/call-error.ts';
import { type report, reportTo } from '../../platform/reporting.ts';
import { signedInAs } from '../fixtures.tsx';
import { PageError } from '../page-error.ts';
import { feedback } from '../shell/feedback.ts';
import { FatalView } from './fatal-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { RouteErrorView } from './route-error-view.tsx';

const reported = vi.fn<typeof report>();
reportTo(reported);
afterEach(() => reported.mockClear());

/** Three pages: the index, one that works, and one that fails with `error`. */
async function openFailing(error: unknown, cameFrom: readonly string[] = ['/work']) {
  const root = createRootRoute({ notFoundComponent: NotFoundView });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>At {path}</p> });
  const failing = createRoute({
    getParentRoute: () => root,
    path: '/failing',
    loader: () => {
      throw error;
    },
    errorComponent: RouteErrorView,
  });
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/work'), failing]),
    history: createMemoryHistory({ initialEntries: [...cameFrom, '/failing'] }),
    notFoundMode: 'root',
  });
  const view = await render(
    <QueryClientProvider client={signedInAs({})}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
  return { view, router };
}

test('a failing page shows the status and the message', async () => {
  const { view } = await openFailing(new CallError('conflict', 409, 'The plan was changed meanwhile.'));
  await expect.element(view.getByRole('heading', { name: '409' })).toBeVisible();
  await expect.element(view.getByText('The plan was changed meanwhile.')).toBeVisible();
});

test('where there is no message the status is told in words', async () => {
  const { view } = await openFailing(new PageError(403, '', 'Permission Denied'));
  await expect.element(view.getByRole('heading', { name: '403' })).toBeVisible();
  await expect.element(view.getByText('Permission Denied')).toBeVisible();
});

test('a defect is 500, reported as an error, and its message stays hidden', async () => {
  const defect = new Error('x is undefined');
  const { view } = await openFailing(defect);
  await expect.element(view.getByRole('heading', { name: '500' })).toBeVisible();
  await expect.element(view.getByText('Something went wrong')).toBeVisible();
  await expect.element(view.getByText('x is undefined')).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalledWith(defect, 'error');
});

test('Home clears the error and goes to /', async () => {
  const { view, router } = await openFailing(new PageError(400, 'Bad redirection URL'));
  await view.getByRole('button', { name: 'Home' }).click();
  await expect.element(view.getByText('At /', { exact: true })).toBeVisible();
  expect(router.history.location.href).toBe('/');
  await expect.element(view.getByText('Bad redirection URL')).not.toBeInTheDocument();
});

test('Back clears the error and goes to the previous page', async () => {
  const { view } = await openFailing(new PageError(400, 'Bad redirection URL'));
  await view.getByRole('button', { name: 'Back' }).click();
  await expect.element(view.getByText('At /work')).toBeVisible();
  await expect.element(view.getByText('Bad redirection URL')).not.toBeInTheDocument();
});

test('Back goes to / where there is no previous page', async () => {
  const { view } = await openFailing(new PageError(400, 'Bad redirection URL'), []);
  await view.getByRole('button', { name: 'Back' }).click();
  await expect.element(view.getByText('At /', { exact: true })).toBeVisible();
});

test('whoever meets a defect can tell us what happened; a refusal needs no telling', async () => {
  const { view } = await openFailing(new Error('x is undefined'));
  await view.getByRole('button', { name: 'Tell us what happened' }).click();
  expect(feedback.get()).toBe(true);
  feedback.set(false);
  await view.unmount();
  const refused = await openFailing(new PageError(403, '', 'Permission Denied'));
  await expect.element(refused.view.getByText('Permission Denied')).toBeVisible();
  await expect.element(refused.view.getByText('Tell us what happened')).not.toBeInTheDocument();
});

test('an address without a page is 404 and named', async () => {
  const { view, router } = await openFailing(new PageError(400, 'Bad redirection URL'));
  await router.navigate({ href: '/manager/nowhere' });
  await expect.element(view.getByRole('heading', { name: '404' })).toBeVisible();
  await expect.element(view.getByText('Page Not Found: /manager/nowhere')).toBeVisible();
});

const fatal = async (error: unknown, unstarted: boolean, onTell?: () => Promise<void>) => {
  const ways = { load: vi.fn(), back: vi.fn(), again: vi.fn() };
  const view = await render(<FatalView {...{ error, unstarted, onTell, ways }} />);
  return { view, ways };
};

test('an application that isn’t ready shows 503, says why, and is reported', async () => {
  const error = new Error('Failed to fetch');
  const { view } = await fatal(error, true);
  await expect.element(view.getByRole('heading', { name: '503' })).toBeVisible();
  await expect.element(view.getByText('Muster can’t be reached right now.')).toBeVisible();
  expect(reported).toHaveBeenCalledWith(error, 'error');
});

test('an error outside every page shows 500, and three ways that load the document anew', async () => {
  const { view, ways } = await fatal(new Error('x is undefined'), false);
  await expect.element(view.getByRole('heading', { name: '500' })).toBeVisible();
  await view.getByRole('button', { name: 'Home' }).click();
  expect(ways.load).toHaveBeenCalledWith('/');
  await view.getByRole('button', { name: 'Back' }).click();
  expect(ways.back).toHaveBeenCalledOnce();
  await view.getByRole('button', { name: 'Try again' }).click();
  expect(ways.again).toHaveBeenCalledOnce();
});

test('an error outside every page can be told, and says where that fails; an application that isn’t ready can’t take it', async () => {
  const onTell = vi.fn(async () => undefined);
  const { view } = await fatal(new Error('x is undefined'), false, onTell);
  await view.getByRole('button', { name: 'Tell us what happened' }).click();
  expect(onTell).toHaveBeenCalledOnce();
  await expect.element(view.getByRole('alert')).toBeEmptyDOMElement();
  onTell.mockRejectedValue(new Error('Failed to fetch'));
  await view.getByRole('button', { name: 'Tell us what happened' }).click();
  await expect.element(view.getByText('Feedback could not be opened. Try again.')).toBeVisible();
  await view.unmount();
  const unready = await fatal(new Error('Failed to fetch'), true);
  await expect.element(unready.view.getByText('Tell us what happened')).not.toBeInTheDocument();
});
