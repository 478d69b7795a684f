import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { roleFrom } from '../../../platform/roles.ts';
import { t } from '../components/administrators/messages.ts';
import { endOf } from './until.ts';

/** A role over every organization as the form holds it; `until` is `YYYY-MM-DD`, null = no end. */
export type RootGrantValues = {
  email: string;
  role: string | null;
  reason: string;
  until: string | null;
};

/** The form of a grant, or an empty one. */
export const valuesOf = (grant: RootGrant | null, zone: string): RootGrantValues => ({
  email: grant?.person.email ?? '',
  role: grant?.role ?? null,
  reason: grant?.reason ?? '',
  until: grant?.expires_at ? dayIn(zone, grant.expires_at) : null,
});

/** The form as the API takes it; null while no role is chosen. An end that wasn't touched stays to the second. */
export function fieldsOf(
  { role: word, reason, until }: RootGrantValues,
  base: RootGrant | null,
  zone: string,
) {
  const role = roleFrom(word);
  if (!role) return null;
  const isKept = base !== null && until === valuesOf(base, zone).until;
  const expires_at = isKept ? base.expires_at : until && endOf(until, zone);
  return { role, reason: reason.trim(), expires_at };
}

/** What can be said before asking the server. `earliest` is the first day that may be chosen. */
export const validate = (earliest: string) => ({
  email: (email: string) => (email.trim() ? null : t('email_missing')),
  role: (role: string | null) => (role ? null : t('role_missing')),
  until: (day: string | null) => (day && day < earliest ? t('until_past') : null),
});

/** Whether it is the one role that has to stay: nobody else administers everything without an end. */
export const isLastAdmin = (grant: RootGrant, all: readonly RootGrant[]): boolean => {
  const isLasting = ({ role, expires_at }: RootGrant) => role === 'admin' && expires_at === null;
  return isLasting(grant) && !all.some((other) => isLasting(other) && other.person.sub !== grant.person.sub);
};

/** Where the API calls the end of a role otherwise than the form. */
export const formField = (field: string): string => (field === 'expires_at' ? 'until' : field);
