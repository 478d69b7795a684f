import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auditEvent } from '../../../../../test/audit-event.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { MemberScreen } from '../../screens/member-screen.tsx';

const PRIYA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb501', name: 'Priya Nair' };
const MAREN = memberDetail({
  ...{ manager: PRIYA, dotted: [{ member: PRIYA, pct: 20 }], weekly_capacity_minutes: 2250 },
  ...{ target_utilisation_pct: 80, leave: { from: '2036-04-07', to: '2036-04-11' } },
  skills: [{ skill: 'Crane', level: 4, expires: null }],
});
const TEAM = '/manager/organizations/a/team';

const show = (role = 'owner') =>
  renderScreen({
    screen: () => <MemberScreen id={MAREN.id} />,
    search: () => ({}),
    at: `${TEAM}/${MAREN.id}`,
    role,
    answer: ({ path, query }) => {
      if (path === `/members/${MAREN.id}`) return { body: MAREN };
      if (path === '/audit' && query.get('subject_id') === MAREN.id)
        return {
          body: {
            data: [
              auditEvent({
                ...{ type: 'member.changed', changes: { department: ['Operations', 'Harbour'] } },
                subject: { type: 'member', id: MAREN.id, name: MAREN.name },
              }),
            ],
            ...{ before: null, after: null },
          },
        };
      return undefined;
    },
  });

beforeEach(() => page.viewport(1440, 900));

test('what happened to a person stands on their page, with the way to the whole trail', async () => {
  const { view } = await show();
  const history = view.getByRole('region', { name: 'History' });
  await expect.element(history.getByText(/changed what is said of them/)).toBeVisible();
  await expect.element(history.getByText('Harbour')).toBeVisible();
  await expect
    .element(history.getByRole('link', { name: 'Audit trail' }))
    .toHaveAttribute('href', `/manager/organizations/a/audit?subject_id=${MAREN.id}`);
});

test('leave leads to its month in the calendar, and lines to people', async () => {
  const { view } = await show();
  const facts = view.getByRole('complementary');
  await expect
    .element(facts.getByRole('link', { name: '7 Apr 2036 – 11 Apr 2036' }))
    .toHaveAttribute('href', '/leave?tab=team&month=2036-04');
  await expect
    .element(facts.getByRole('link', { name: 'Priya Nair' }))
    .toHaveAttribute('href', `${TEAM}/${PRIYA.id}`);
  for (const said of ['37:30 h a week', '80%']) await expect.element(facts.getByText(said)).toBeVisible();
  await expect.element(facts.getByText('Works for, too')).not.toBeInTheDocument();
});
