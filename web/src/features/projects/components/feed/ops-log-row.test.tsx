import { expect, test } from 'vitest';
import { OPS_LOG_HAPPENINGS } from '#contract/feed/shapes.ts';
import { HARBOUR_ID } from '../../../../../test/project-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { activitySearch } from '../../effects/activity-address.ts';
import { OpsLogRow } from './ops-log-row.tsx';

test('what happened in an ops-log says who brought what where, with their note, and leads to its entry', async () => {
  const said = { entry_id: 'e1', title: 'Crane 2 stands', severity: 'sev2' } as const;
  const place = { kind: 'ops-log', at: '2026-11-23T09:00:00Z', unseen: false } as const;
  const { view } = await renderScreen({
    screen: () =>
      OPS_LOG_HAPPENINGS.map((type) => {
        const isSo = type === 'handover.disputed';
        const ops_log = { ...said, type, actor: isSo ? null : 'Aisha Khan', note: isSo ? 'Keys' : '' };
        return <OpsLogRow key={type} item={{ ...place, id: type, ops_log }} project_id={HARBOUR_ID} />;
      }),
    search: activitySearch,
    at: `/manager/projects/${HARBOUR_ID}/activity`,
    role: 'manager',
    answer: () => ({ body: { data: [], before: null, after: null } }),
  });
  await expect.element(view.getByRole('listitem').first()).toBeVisible();
  const lines = view.getByRole('listitem').elements();
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Aisha Khan reported sev2: Crane 2 stands',
    'Aisha Khan reopened sev2: Crane 2 stands',
    'Aisha Khan closed sev2: Crane 2 stands',
    'Aisha Khan handed over: Crane 2 stands',
    'Aisha Khan took over: Crane 2 stands',
    'Somebody disputed the handover: Crane 2 stands · “Keys”',
    'Aisha Khan let people check in before they took over: Crane 2 stands',
  ]);
  await expect
    .element(view.getByRole('link', { name: 'Crane 2 stands' }).first())
    .toHaveAttribute('href', `/manager/projects/${HARBOUR_ID}/ops-log?entry=e1`);
});
