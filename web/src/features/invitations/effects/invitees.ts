import type { Role } from '#contract/access/roles.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { MOST_INVITED } from '#contract/invitations/shapes.ts';
import { roleFrom, roleName } from '../../../platform/roles.ts';
import { t } from '../messages.ts';

/** Somebody to invite, as typed or read from a file. */
export type Invitee = {
  /** Tells the rows apart. */
  id: string;
  email: string;
  name: string;
  /** As it was written; empty = the role chosen for everybody. */
  role: string;
  /** What the server refused of it, gone with the next change. */
  refused: RowProblem | null;
};

/** What is wrong with a row, and where. */
export type RowProblem = { field: 'email' | 'name' | 'role'; message: string };

/** A row of its own. */
export const inviteeOf = (given: Partial<Omit<Invitee, 'id'>>): Invitee => ({
  id: crypto.randomUUID(),
  email: '',
  name: '',
  role: '',
  refused: null,
  ...given,
});

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;
const key = (email: string): string => email.trim().toLowerCase();

/** What is wrong with each row, by its id; rows that are right aren't in it. `grantable` are the roles that the inviter may give. */
export function problemsOf(
  rows: readonly Invitee[],
  grantable: readonly Role[],
): ReadonlyMap<string, RowProblem> {
  const first = new Map<string, string>();
  for (const { id, email } of rows) if (!first.has(key(email))) first.set(key(email), id);
  const problems = new Map<string, RowProblem>();
  for (const row of rows) {
    const isTwin = first.get(key(row.email)) !== row.id;
    const problem = wrong('email', emailProblem(row.email, isTwin)) ?? wrong('name', nameProblem(row.name));
    const found = problem ?? wrong('role', roleProblem(row.role, grantable)) ?? row.refused;
    if (found) problems.set(row.id, found);
  }
  return problems;
}

const wrong = (field: RowProblem['field'], message: string | null): RowProblem | null =>
  message === null ? null : { field, message };

function emailProblem(written: string, isTwin: boolean): string | null {
  const email = written.trim();
  if (!email) return t('email_missing');
  if (!ADDRESS.test(email) || email.length > 254) return t('email_wrong');
  return isTwin ? t('email_twice') : null;
}

const nameProblem = (name: string): string | null => (name.trim().length > 120 ? t('name_long') : null);

function roleProblem(said: string, grantable: readonly Role[]): string | null {
  if (!said.trim()) return null;
  const role = roleFrom(said);
  if (!role) return t('role_unknown', { role: said.trim() });
  return grantable.includes(role) ? null : t('role_above', { role: roleName(role) });
}

/** What is wrong with all of them together, null for nothing. */
export function listProblem(
  rows: readonly Invitee[],
  problems: ReadonlyMap<string, RowProblem>,
): string | null {
  if (rows.length === 0) return t('nobody');
  if (rows.length > MOST_INVITED)
    return t('too_many', { most: MOST_INVITED, over: rows.length - MOST_INVITED });
  return problems.size > 0 ? t('rows_wrong', { count: problems.size }) : null;
}

/** The rows with what the server refused beside theirs (`invitations.3.email`), and the refusals that belong to no row. */
export function withRefusals(rows: readonly Invitee[], refused: readonly FieldProblem[]) {
  const placed = refused.map((problem) => ({ problem, ...placeOf(problem.field, rows.length) }));
  return {
    rows: rows.map((row, index) => {
      const mine = placed.filter(({ at }) => at === index);
      const [first] = mine;
      const message = mine.map(({ problem }) => problem.message).join(' ');
      return { ...row, refused: first ? { field: first.part, message } : null };
    }),
    others: othersOf(placed.filter(({ at }) => at === null).map(({ problem }) => problem)),
  };
}

/** The row that a refused field names, and its part; the project is the same for all of them. */
function placeOf(field: string, count: number): { at: number | null; part: RowProblem['field'] } {
  const [, at = '', named = ''] = /^invitations\.(\d+)(?:\.(\w+))?$/.exec(field) ?? [];
  const isRow = at !== '' && Number(at) < count && named !== 'project_id';
  return { at: isRow ? Number(at) : null, part: named === 'role' || named === 'name' ? named : 'email' };
}

/** Every field once, under the name that the form knows it by. */
function othersOf(problems: readonly FieldProblem[]): FieldProblem[] {
  const named = problems.map(
    ({ field, message }) => [field.replace(/^invitations(\.\d+)?\.?/, ''), message] as const,
  );
  return [...new Map(named)].map(([field, message]) => ({ field, message }));
}
