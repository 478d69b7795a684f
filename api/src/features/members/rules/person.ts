import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import {
  addressKept,
  addressTaken,
  clashesOf,
  type PersonClash,
  type WholePerson,
} from '#contract/members/person-rules.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `email-taken` where somebody else of the team, or who was on it, has an address. */
export const checkAddress = async (
  { db, organization }: Context,
  id: string | null,
  email: string,
): Promise<void> => {
  const other = await db
    .selectFrom('members')
    .select(['name', 'archived_at'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .executeTakeFirst();
  if (other) refuse(addressTaken({ name: other.name, left: other.archived_at !== null }));
};

const refuse = ({ rule, field, message }: PersonClash): never => {
  throw brokenRule(rule, field, message);
};

interface Person extends Omit<WholePerson, 'has_account'> {
  readonly user_sub: string | null;
}

const wholeOf = ({ user_sub, ...person }: Person): WholePerson => ({
  ...person,
  has_account: user_sub !== null,
});

/** Throws 422 `placeholder-has-account`, `email-needed`, `dates-in-order` for what doesn't go together. */
export const checkPerson = (person: Person): void => {
  const [clash] = clashesOf(wholeOf(person));
  if (clash) refuse(clash);
};

/** Throws 422 `email-of-account` where an address isn't changed behind its person's back. */
export const requireOwnWord = (person: Person): void => {
  const kept = addressKept(wholeOf(person));
  if (kept) refuse(kept);
};
