import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { OpsLogStanding } from '#contract/ops-log/statistics.ts';
import { DASHBOARD } from '../../../../test/dashboard-detail.ts';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { showDashboard } from '../../../../test/show-dashboard.tsx';

beforeEach(() => page.viewport(1440, 900));

const log = `/manager/projects/${HARBOUR_ID}/ops-log`;
const named = (id: string, title: string) => ({
  ...{ id, title, sequence: 4, occurred_at: '2026-05-19T08:00:00Z' },
});
const STANDING: OpsLogStanding = {
  incidents: [
    { severity: 'sev1', entries: 1, unacknowledged: 1 },
    { severity: 'sev3', entries: 2, unacknowledged: 0 },
  ],
  unacknowledged: { ...named('e1', 'Fence cut'), severity: 'sev1' },
  handovers: { entries: 2, longest: named('e2', 'Night to day') },
};

test('incidents that are open stand by severity, with what waits for somebody, and lead to their rows', async () => {
  const { view } = await showDashboard(DASHBOARD, {}, {}, STANDING);
  const card = view.getByRole('region', { name: 'Open incidents' });
  const open = 'incident=open&incident=acknowledged&incident=mitigated&incident=resolved';
  await expect
    .element(card.getByRole('link', { name: /Sev 1 ?1 ?1 not acknowledged/ }))
    .toHaveAttribute('href', `${log}?type=incident&${open}&said=now&view=table&severity=sev1`);
  await expect
    .element(card.getByRole('link', { name: 'Fence cut' }))
    .toHaveAttribute('href', `${log}?entry=e1`);
  await expect
    .element(card.getByRole('link', { name: '2 handovers wait for an answer' }))
    .toHaveAttribute('href', `${log}?handover=unanswered&said=now&view=table`);
  await expect
    .element(card.getByRole('link', { name: /^Night to day/ }))
    .toHaveAttribute('href', `${log}?entry=e2`);
});

test('where nothing waits the card says so', async () => {
  const { view } = await showDashboard(DASHBOARD);
  await expect.element(view.getByText('No incident is open, and no handover waits')).toBeVisible();
});

test('whom no rule lets read the log is not told of it, nor is it asked for', async () => {
  const rules: Rule[] = [['p', 'manager', '*', '/projects/:id/dashboard', 'read', 'allow']];
  const { view, asked } = await showDashboard(DASHBOARD, {}, {}, STANDING, rules);
  await expect.element(view.getByText('Budget burn')).toBeVisible();
  await expect.element(view.getByRole('region', { name: 'Open incidents' })).not.toBeInTheDocument();
  expect(asked.filter(({ path }) => path.includes('ops-log'))).toEqual([]);
});
