import type pg from 'pg';
import { TOURS } from '#contract/users/tours.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { insert, type Row } from './insert.ts';
import { kestrel } from './kestrel.ts';
import { northgate } from './northgate.ts';
import { idOf } from './random.ts';
import { teamOf } from './seed-company.ts';

/** Writes the people who can sign in, and the roles they hold. */
export const seedAccounts = async (client: pg.Client): Promise<void> => {
  const tours = Object.fromEntries(TOURS.map((tour) => [tour, true]));
  const users = DEMO_ACCOUNTS.map(({ sub, email, name, role, settled }) => ({
    sub,
    email,
    name,
    email_verified: true,
    current_org_id: settled ? idOf('northgate') : null,
    // Members and administrators meet their tour once, as everybody does who is new.
    feature_tours: settled && role !== 'member' && role !== 'admin' ? tours : {},
    settings: {},
  }));
  await insert(client, 'users', [...users, ...colleagues().map(({ user }) => user)]);
  const grants = DEMO_ACCOUNTS.flatMap(({ sub, role, organizations }) =>
    organizations.map((slug) => ({
      org_id: idOf(slug),
      id: idOf(slug, 'grant', sub),
      subject: sub,
      role,
      project_id: null,
      reason: 'Demo',
    })),
  );
  await insert(client, 'role_grants', [
    ...grants,
    ...shownProjects(),
    ...colleagues().flatMap((one) => one.grants),
  ]);
  await insert(client, 'root_grants', [
    { subject: DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.sub, role: 'admin', reason: 'Demo' },
  ]);
};

/** Members see the projects they hold a role in: three in each organization. */
const shownProjects = (): Row[] =>
  [northgate, kestrel].flatMap(({ slug, projects }) =>
    DEMO_ACCOUNTS.filter(({ role }) => role === 'member').flatMap(({ sub }) =>
      projects
        .filter(({ isShown }) => isShown)
        .map(({ code }) => ({
          org_id: idOf(slug),
          id: idOf(slug, 'grant', sub, code),
          subject: sub,
          role: 'member',
          project_id: idOf(slug, code),
          reason: 'Demo',
        })),
    ),
  );

/** Those who are planned but as whom nobody signs in: members who see the same projects. */
const colleagues = (): { user: Row; grants: Row[] }[] =>
  [northgate, kestrel].flatMap((company) =>
    teamOf(company)
      .filter(({ user_sub }) => !DEMO_ACCOUNTS.some(({ sub }) => sub === user_sub))
      .map(({ user_sub, email, name }) => ({
        user: {
          ...{ sub: user_sub, email, name, email_verified: true },
          ...{ current_org_id: null, feature_tours: {}, settings: {} },
        },
        grants: [null, ...company.projects.filter(({ isShown }) => isShown)].map((project) => ({
          org_id: idOf(company.slug),
          id: idOf(company.slug, 'grant', user_sub, project?.code ?? ''),
          subject: user_sub,
          role: 'member',
          project_id: project && idOf(company.slug, project.code),
          reason: 'Demo',
        })),
      })),
  );
