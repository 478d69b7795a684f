import { EVALUATOR, MATRIX, type Mutant } from '../mutant.ts';

const PERMISSIONS = 'api/test/permissions.test.ts';

/** A line of the default policy that begins at another role. */
const line = (name: string, least: string, rest: string, instead: string, tests = [MATRIX]): Mutant => ({
  name: `policy: ${name}`,
  file: 'api/migrations/0004-policy.sql',
  text: `('${least}', ${rest}`,
  instead: `('${instead}', ${rest}`,
  tests,
});

/** Lines of the policy, and how it is read. */
export const POLICY: readonly Mutant[] = [
  line('a member makes projects', 'manager', "'O', '/projects', 'create'", 'member'),
  line('a manager deletes projects', 'director', "'P', '/projects/:id', 'delete'", 'manager'),
  line('a member changes projects', 'manager', "'P', '/projects/:id', 'update'", 'member'),
  line('a member reads settings of projects', 'manager', "'P', '/projects/:id/settings'", 'member'),
  line('a member reads roles of projects', 'manager', "'P', '/projects/:id/roles', 'read'", 'member'),
  line('a manager grants roles in projects', 'director', "'P', '/projects/:id/roles', 'update'", 'manager'),
  line('members no longer see dashboards', 'member', "'P', '/projects/:id/dashboard'", 'coordinator'),
  line('a coordinator reads clients', 'manager', "'O', '/clients/:id', 'read'", 'coordinator'),
  line('a member reads service types', 'coordinator', "'O', '/service-types/:id', 'read'", 'member'),
  line('a coordinator imports', 'manager', "'O', '/imports'", 'coordinator'),
  line('a member reads the team', 'coordinator', "'O', '/members', 'read'", 'member'),
  line('a director removes members', 'owner', "'O', '/members', 'write'", 'director'),
  line('a member reads invitations', 'coordinator', "'O', '/invitations', 'read'", 'member'),
  line('a director invites', 'owner', "'O', '/invitations', 'write'", 'director'),
  line('a director reads the audit trail', 'owner', "'O', '/audit', 'read'", 'director'),
  line('an executive may do everything', 'admin', "'*', '*', '*');", 'executive'),
  line('a member sees what all log', 'manager', "'O', '/daily-activity/team'", 'member', [PERMISSIONS]),
  line('an owner sees the executive view', 'executive', "'O', '/executive'", 'owner', [PERMISSIONS]),
  line('a director approves dealsheets', 'owner', "'O', '/dealsheets', 'approve'", 'director', [PERMISSIONS]),
  {
    name: 'policy: the rule of administrators holds in organizations alone',
    file: 'api/migrations/0004-policy.sql',
    text: "('admin', '*', '*', '*');",
    instead: "('admin', '/org/:org', '*', '*');",
    tests: [MATRIX],
  },
  {
    name: 'policy: rules of projects hold in whole organizations',
    file: 'api/migrations/0004-policy.sql',
    text: "when 'P' then '/org/:org/project/:pid'",
    instead: "when 'P' then '/org/:org'",
    tests: [MATRIX],
  },
  {
    name: 'policy: an allow counts for its lowest role alone',
    file: 'api/src/platform/access/policy-rules.ts',
    text: "effect === 'allow' ? rolesFrom(minimum) : [minimum]",
    instead: '[minimum]',
    tests: [MATRIX],
  },
  {
    name: 'policy: a deny counts for every role from its own up',
    file: 'api/src/platform/access/policy-rules.ts',
    text: "effect === 'allow' ? rolesFrom(minimum) : [minimum]",
    instead: 'rolesFrom(minimum)',
    tests: ['api/src/features/policy'],
  },
  {
    name: 'policy: roles below are let in as well',
    file: 'contract/src/access/roles.ts',
    text: 'ROLES.slice(rank(minimum))',
    instead: 'ROLES.slice(Math.max(0, rank(minimum) - 1))',
    tests: [MATRIX],
  },
  {
    name: 'policy: the lowest role counts instead of the highest',
    file: 'contract/src/access/roles.ts',
    text: 'rank(next) > rank(best)',
    instead: 'rank(next) < rank(best)',
    tests: [EVALUATOR],
  },
  {
    name: 'policy: administrators may lock themselves out',
    file: 'api/src/features/policy/rules/publishable.ts',
    text: '  refuseLockout(rules, roles);\n',
    instead: '',
    tests: ['api/src/features/policy/policy-rules.test.ts'],
  },
  {
    name: 'policy: whoever holds any role at the root may publish',
    file: 'api/migrations/0085-policy-revisions.sql',
    text: "where subject = muster_sub() and role = 'admin' and",
    instead: 'where subject = muster_sub() and',
    tests: ['api/src/features/policy/policy-rights.test.ts'],
  },
];
