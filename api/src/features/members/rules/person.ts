import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { hasAddress } from '#contract/members/no-address.ts';
import type { MemberEmployment } from '#contract/members/shapes.ts';
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
  if (!other) return;
  const said = other.archived_at
    ? `${other.name}, who has left, has this address: invite them again, or use another one.`
    : `${other.name} of this team has this address: use another one.`;
  throw brokenRule('email-taken', 'email', said);
};

/** What is said of somebody together. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly employment: MemberEmployment;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly user_sub: string | null;
  readonly status: string;
}

/** Throws 422 `placeholder-has-account`, `email-needed`, `dates-in-order` for what doesn't go together. */
export const checkPerson = ({ name, email, employment, user_sub, status, ...dates }: Person): void => {
  if (employment === 'placeholder' && user_sub)
    throw brokenRule(
      'placeholder-has-account',
      'employment',
      `${name} has an account, and a placeholder is only a name: choose employee or contractor.`,
    );
  if (employment !== 'placeholder' && status !== 'invited' && !hasAddress(email))
    throw brokenRule(
      'email-needed',
      'email',
      'Enter the e-mail address of a colleague; only a placeholder needs none.',
    );
  if (dates.end_date && dates.end_date < dates.start_date)
    throw brokenRule('dates-in-order', 'end_date', 'Choose a last day that isn’t before the first.');
};
