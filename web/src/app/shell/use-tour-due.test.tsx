import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FeatureTours } from '#contract/users/tours.ts';
import { askedTour } from '../../features/tours/effects/asked-tour.ts';
import { currentUser } from '../../platform/person.ts';
import { setTabOrganization } from '../../platform/session/tab-organization.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { CALM_MS, useTourDue } from './use-tour-due.ts';

const Due = () => <p>{useTourDue() ? 'due' : 'not due'}</p>;

const show = async (feature_tours: FeatureTours) => {
  const client = signedInAs({ role: 'manager', organizations: [organizationCalled('A')], current: 'A' });
  setTabOrganization('a');
  client.setQueryData(currentUser.queryKey, (user) => user && { ...user, feature_tours });
  vi.useFakeTimers();
  const view = await render(
    <QueryClientProvider client={client}>
      <Due />
    </QueryClientProvider>,
  );
  return () => view.container.textContent;
};

afterEach(() => {
  vi.useRealTimers();
  askedTour.set(null);
});

test('the tour of a role that wasn’t met yet is due 1.5 s after the page', async () => {
  const text = await show({ member: true });
  await vi.advanceTimersByTimeAsync(CALM_MS - 1);
  expect([CALM_MS, text()]).toEqual([1500, 'not due']);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(text()).toBe('due'), { timeout: 20_000 });
});

test('whoever has seen it loads nothing of it, until they ask', async () => {
  const text = await show({ manager: true });
  await vi.advanceTimersByTimeAsync(CALM_MS * 2);
  expect(text()).toBe('not due');
  askedTour.set('projects');
  await vi.waitFor(() => expect(text()).toBe('due'), { timeout: 20_000 });
});
