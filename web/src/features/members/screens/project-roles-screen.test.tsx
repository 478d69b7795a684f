import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { ProjectRole } from '#contract/project-roles/endpoints.ts';
import type { ProjectPerson, ProjectRight } from '#contract/project-roles/rights.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { heldRole, memberDetail } from '../../../../test/member-detail.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { projectRolesSearch } from '../effects/project-roles-address.ts';
import { ProjectRolesScreen } from './project-roles-screen.tsx';

const MAREN = memberDetail();
const { project: _, ...grant } = heldRole({ role: 'manager', reason: 'Runs the night shift' });
const ROLE: ProjectRole = { ...grant, member: MAREN };
const ROLES = `/projects/${HARBOUR_ID}/roles`;
const PEOPLE = [{ id: MAREN.id, name: 'Maren Holt', initials: 'MH', position: 'Contract manager' }];

const PEOPLE_OF = `/projects/${HARBOUR_ID}/people`;
const HELPER: ProjectPerson = {
  member: { id: MAREN.id, name: 'Idris Bello', email: 'idris@muster.example', position: null },
  role: 'manager',
  because: [
    { place: 'project', role: 'manager', reason: 'Night shift', expires_at: '2096-01-01T12:00:00.000Z' },
    { place: 'organization', role: 'member', reason: null, expires_at: null },
  ],
  is_owner: false,
  is_sponsor: true,
};
const RIGHTS: ProjectRight[] = [
  {
    ...{ right: 'settings', allowed: true, message: 'Allowed.', roles: ['manager'] },
    rules: ['“allow manager * /projects/:id/settings in /org/:org/project/:pid”'],
  },
  {
    ...{ right: 'grant', allowed: false, rules: [], roles: [] },
    message: 'It takes at least director, and the role held here is manager.',
  },
];

const show = (
  roles: ProjectRole[],
  role = 'director',
  rules?: readonly Rule[],
  status: Project['status'] = 'active',
) =>
  renderScreen({
    screen: (search) => <ProjectRolesScreen project_id={HARBOUR_ID} search={search} />,
    search: projectRolesSearch,
    at: `/manager${ROLES}`,
    role,
    ...(rules ? { rules } : {}),
    answer: ({ path, method }) => {
      if (method !== 'GET') return method === 'DELETE' ? { status: 204 } : { status: 201, body: ROLE };
      if (path === PEOPLE_OF) return { body: { data: [HELPER], before: null, after: null } };
      if (path.startsWith(PEOPLE_OF)) return { body: { ...HELPER, rights: RIGHTS } };
      if (path === ROLES) return { body: { data: roles, before: null, after: null } };
      if (path === '/choices/people') return { body: { data: PEOPLE } };
      return path === `/projects/${HARBOUR_ID}` ? { body: projectDetail({ status }) } : undefined;
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => page.viewport(1440, 900));

test('without any the page says what such roles are for, and a role is granted to somebody of the team', async () => {
  const { view, asked } = await show([]);
  await expect.element(view.getByText(/lets somebody do more here than elsewhere/)).toBeVisible();
  await view.getByRole('button', { name: 'Grant a role' }).click();
  const dialog = view.getByRole('dialog', { name: 'Grant a role' });
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  await view.getByRole('option', { name: /Maren Holt/ }).click();
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await expect
    .element(view.getByRole('option', { name: 'Owner Above your own role, Director' }))
    .toHaveAttribute('data-combobox-disabled', 'true');
  await view.getByRole('option', { name: 'Manager' }).click();
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([{ path: ROLES, body: { member_id: MAREN.id, role: 'manager', expires_at: null } }]);
});

test('a role is taken back after a question, over the version that was seen', async () => {
  const { view, asked } = await show([ROLE]);
  const row = view.getByRole('row', { name: /Maren Holt/ });
  for (const text of ['Manager', 'Runs the night shift', 'No end'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Actions for Maren Holt, Manager' }).click();
  await view.getByRole('menuitem', { name: 'Take back' }).click();
  await expect
    .element(view.getByText('It stops counting in Harbour guarding at once.', { exact: false }))
    .toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([{ method: 'DELETE', path: `${ROLES}/${ROLE.id}`, version: '"5"' }]);
});

test('whoever may only read finds no verbs', async () => {
  const { view } = await show([ROLE], 'manager', [['p', 'manager', '*', '*', 'read', 'allow']]);
  await expect.element(view.getByRole('row', { name: /Maren Holt/ })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Grant a role' })).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

test('everybody to whom the project is open is listed with what opens it, and a row says why they may do what', async () => {
  const { view } = await show([]);
  const row = view.getByRole('row', { name: /Idris Bello/ });
  await expect
    .element(
      row.getByText(
        'Manager in this project until 1 Jan 2096 · Member in the organization · sponsors the project',
      ),
    )
    .toBeVisible();
  await row.getByText('Idris Bello', { exact: true }).click();
  const dialog = view.getByRole('dialog', { name: 'What Idris Bello may do here, and why' });
  await expect
    .element(dialog.getByText('Manager in this project until 1 Jan 2096: Night shift'))
    .toBeVisible();
  await expect
    .element(dialog.getByText(/^Decided by “allow manager \* \/projects\/:id\/settings/))
    .toBeVisible();
  await expect
    .element(dialog.getByText('It takes at least director, and the role held here is manager.'))
    .toBeVisible();
});

test('in an archived project nobody is granted anything, but a role may be taken back', async () => {
  const { view } = await show([ROLE], 'director', undefined, 'archived');
  await view.getByRole('button', { name: 'Actions for Maren Holt, Manager' }).click();
  await expect.element(view.getByRole('menuitem', { name: 'Take back' })).toBeVisible();
  await expect.element(view.getByRole('menuitem', { name: 'Change role' })).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: 'Grant a role' })).not.toBeInTheDocument();
});
