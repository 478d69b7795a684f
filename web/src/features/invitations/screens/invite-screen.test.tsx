import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invitationDetail } from '../../../../test/invitation-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { InviteScreen } from './invite-screen.tsx';

type Answer = { status?: number; body?: unknown };

const invited: Answer = { status: 201, body: { data: [invitationDetail(), invitationDetail()] } };

const show = (write: (asked: Asked) => Answer = () => invited, before: () => void = () => undefined) =>
  renderScreen({
    screen: () => {
      before();
      return <InviteScreen />;
    },
    search: () => ({}),
    at: '/manager/organizations/a/team/invite',
    role: 'owner',
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      return asked.path === '/projects' ? { body: { data: [], before: null, after: null } } : undefined;
    },
  });

const sentIn = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST');

beforeEach(() => page.viewport(1280, 900));

test('several addresses are invited at once, each as what its row says', async () => {
  const { view, asked, address } = await show();
  await view.getByLabelText('E-mail addresses').fill('ann@x.org, Ben Hill <ben@x.org>\n');
  await expect.element(view.getByText('2 people to invite')).toBeVisible();
  await view.getByRole('button', { name: 'Edit ben@x.org' }).click();
  await view.getByRole('combobox', { name: 'Role' }).first().click();
  await view.getByRole('option', { name: 'Director' }).click();
  await view.getByRole('button', { name: 'Done' }).click();
  await view.getByRole('textbox', { name: 'Message' }).fill('Welcome!');
  await view.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect.poll(address).toBe('/manager/organizations/a/team?view=invited');
  await expect.element(view.getByText('2 people invited')).toBeVisible();
  expect(sentIn(asked).map(({ body }) => body)).toEqual([
    {
      invitations: [
        { email: 'ann@x.org', role: 'member', project_id: null },
        { email: 'ben@x.org', name: 'Ben Hill', role: 'director', project_id: null },
      ],
      message: 'Welcome!',
      expires_in_days: 14,
    },
  ]);
});

test('nothing of a file is sent until all of its rows are right', async () => {
  const { view, asked } = await show();
  const csv =
    'Role,Name,E-mail\nboss,Ben,ben@x.org\nexecutive,Cy,cy@x.org\n,Dan,dan@@x\nmanager,Ann,ann@x.org\n';
  await userEvent.upload(view.getByLabelText('Choose CSV file').last(), new File([csv], 'crew.csv'));
  await expect.element(view.getByText('4 people read from crew.csv')).toBeVisible();
  const problemAt = (email: string) => view.getByRole('button', { name: `Edit ${email}` });
  await expect.element(problemAt('ben@x.org')).toHaveAccessibleDescription('“boss” is no role. Choose one.');
  await expect
    .element(problemAt('cy@x.org'))
    .toHaveAccessibleDescription('Executive isn’t yours to give. Choose another.');
  await view.getByRole('button', { name: 'Invite 4 people' }).click();
  await expect.element(view.getByRole('link', { name: 'People: 3 rows aren’t right yet.' })).toBeVisible();
  expect(sentIn(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Remove ben@x.org' }).click();
  await view.getByRole('button', { name: 'Remove cy@x.org' }).click();
  await problemAt('dan@@x').click();
  await expect.element(view.getByLabelText('E-mail', { exact: true })).toHaveFocus();
  await view.getByLabelText('E-mail', { exact: true }).fill('dan@x.org');
  await userEvent.keyboard('{Enter}');
  await view.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect
    .poll(() => sentIn(asked)[0]?.body.invitations)
    .toEqual([
      { email: 'dan@x.org', name: 'Dan', role: 'member', project_id: null },
      { email: 'ann@x.org', name: 'Ann', role: 'manager', project_id: null },
    ]);
});

test('what the server refuses stands beside its row, and nothing is lost', async () => {
  const message = 'Ann Lee is on the team already: change their roles there.';
  const { view } = await show(() => ({
    status: 422,
    body: {
      code: 'rule_broken',
      message,
      rule: 'already-member',
      fields: [{ field: 'invitations.1.email', message }],
      request_id: 'r',
    },
  }));
  await view.getByLabelText('E-mail addresses').fill('zoe@x.org ann@x.org ');
  await view.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect
    .element(view.getByRole('button', { name: 'Edit ann@x.org' }))
    .toHaveAccessibleDescription(message);
  await expect
    .element(view.getByRole('button', { name: 'Edit zoe@x.org' }))
    .not.toHaveAccessibleDescription(message);
  await view.getByRole('button', { name: 'Remove ann@x.org' }).click();
  await expect.element(view.getByText(message)).not.toBeInTheDocument();
  await expect.element(view.getByText('1 person to invite')).toBeVisible();
});

test('a file that can’t be read says why', async () => {
  const { view } = await show();
  await userEvent.upload(view.getByLabelText('Choose CSV file').last(), new File(['name\nAnn'], 'crew.csv'));
  await expect.element(view.getByText(/crew.csv can’t be read. It has no column “email”/)).toBeVisible();
});

test('who was entered comes back after a reload', async () => {
  const first = await show();
  await first.view.getByLabelText('E-mail addresses').fill('ann@x.org ');
  await expect.poll(() => Object.values({ ...localStorage }).join()).toContain('ann@x.org');
  const kept = { ...localStorage };
  await first.view.unmount();
  const second = await show(undefined, () => Object.assign(localStorage, kept));
  await expect.element(second.view.getByText('ann@x.org')).toBeVisible();
  await expect.element(second.view.getByText('1 person to invite')).toBeVisible();
});
