import { expect, test } from 'vitest';
import { inviteeOf, listProblem, problemsOf, withRefusals } from './invitees.ts';

const GRANTABLE = ['member', 'coordinator', 'manager'] as const;
const row = (email: string, more: Partial<Parameters<typeof inviteeOf>[0]> = {}) =>
  inviteeOf({ email, ...more });
const said = (rows: ReturnType<typeof row>[]) => {
  const problems = problemsOf(rows, GRANTABLE);
  return rows.map(({ id }) => problems.get(id)?.message ?? null);
};

test('a right row has no problem', () => {
  expect(said([row('ann@x.org'), row('Ben.Hill+x@sub.x.org', { role: 'Manager' })])).toEqual([null, null]);
});

test.each([
  ['', 'The e-mail address is missing.'],
  ['ann', 'Enter an e-mail address such as ann@example.org.'],
  ['ann@@x.org', 'Enter an e-mail address such as ann@example.org.'],
  ['ann@x', 'Enter an e-mail address such as ann@example.org.'],
])('%j is no address', (email, message) => {
  expect(said([row(email)])).toEqual([message]);
});

test('the second row of an address is the wrong one, whatever its case', () => {
  expect(said([row('ann@x.org'), row('ANN@x.org ')])).toEqual([
    null,
    'This address stands in the list twice.',
  ]);
});

test('a role that is none, or isn’t the inviter’s to give, is told', () => {
  expect(said([row('a@x.org', { role: 'boss' }), row('b@x.org', { role: 'owner' })])).toEqual([
    '“boss” is no role. Choose one.',
    'Owner isn’t yours to give. Choose another.',
  ]);
});

test('nobody, too many and wrong rows keep the list from being sent', () => {
  const many = Array.from({ length: 203 }, (_, at) => row(`p${at}@x.org`));
  expect(listProblem([], new Map())).toBe('Enter at least one address.');
  expect(listProblem(many, new Map())).toBe('Invite at most 200 people at once: remove 3.');
  const wrong = [row('a')];
  expect(listProblem(wrong, problemsOf(wrong, GRANTABLE))).toBe('1 row isn’t right yet.');
  expect(listProblem(many.slice(0, 200), new Map())).toBeNull();
});

test('what the server refuses stands beside its row, and what concerns all of them at its field', () => {
  const project = { field: 'invitations.0.project_id', message: 'Choose another project.' };
  const { rows, others } = withRefusals(
    [row('a@x.org'), row('b@x.org')],
    [
      project,
      { ...project, field: 'invitations.1.project_id' },
      { field: 'invitations.1.email', message: 'Invited already.' },
      { field: 'invitations.1.role', message: 'Above you.' },
      { field: 'expires_in_days', message: 'Too long.' },
    ],
  );
  expect(rows.map(({ refused }) => refused)).toEqual([
    null,
    { field: 'email', message: 'Invited already. Above you.' },
  ]);
  expect(others).toEqual([
    { field: 'project_id', message: 'Choose another project.' },
    { field: 'expires_in_days', message: 'Too long.' },
  ]);
});
