import { grantableRoles, isStepDown } from '#contract/access/grants.ts';
import type { Domain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Person } from '../../../platform/access/people.ts';

/** Whose role is about to be written, and where. */
export interface Target {
  readonly subject: string;
  readonly domain: Domain;
}

/** What of a role counts for its rank. */
interface Tenure {
  readonly role: Role;
  readonly expires_at: string | null;
}

/** Throws 422 unless the person may grant the role there; nobody grants themselves one. */
export const requireGrantable = (person: Person, { subject, domain }: Target, role: Role): void => {
  if (subject === person.sub) throw selfPromotion();
  requireRank(person, domain, role);
};

/** Throws 422 unless the person may make the one role the other; one's own may only become less. */
export const requireChangeable = (
  person: Person,
  { subject, domain }: Target,
  before: Tenure,
  after: Tenure,
): void => {
  if (subject === person.sub) {
    if (!isStepDown(before, after)) throw selfPromotion();
    return;
  }
  requireRank(person, domain, before.role);
  requireRank(person, domain, after.role);
};

/** Throws 422 unless the person may take the role back; one's own they always may. */
export const requireRevocable = (person: Person, { subject, domain }: Target, role: Role): void => {
  if (subject !== person.sub) requireRank(person, domain, role);
};

const requireRank = ({ permissions }: Person, domain: Domain, role: Role): void => {
  if (grantableRoles(permissions, domain).includes(role)) return;
  throw brokenRule(
    'above-own-rank',
    'role',
    role === 'admin'
      ? 'Only administrators of every organization grant or change the role admin.'
      : `The role ${role} ranks above yours here: choose one up to your own.`,
  );
};

const selfPromotion = () =>
  brokenRule(
    'self-promotion',
    'role',
    'Nobody gives themselves a role, a higher one or a longer one: ask somebody else who may.',
  );
