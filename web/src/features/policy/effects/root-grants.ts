import type { GrantChanges } from '#contract/access/grants.ts';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { endOfDay } from '../../../platform/format/end-of-day.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleFrom, roleName } from '../../../platform/roles.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/administrators/messages.ts';

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

/** The form as the API takes it. Error: TypeError without a role, which the form asks for first. */
export function fieldsOf({ role: word, reason, until }: RootGrantValues, zone: string) {
  const role = roleFrom(word);
  if (!role) throw new TypeError('A grant needs a role.');
  return { role, reason: reason.trim(), expires_at: until && endOfDay(until, zone) };
}

/** What the form changes about a grant; an end on the same day stays to the second. */
export function changesOf(base: RootGrant, values: RootGrantValues, zone: string): GrantChanges {
  const before = valuesOf(base, zone);
  const { role, reason, expires_at } = fieldsOf(values, zone);
  return {
    ...(role !== before.role && { role }),
    ...(reason !== before.reason && { reason }),
    ...(values.until !== before.until && { expires_at }),
  };
}

/** The fields of a grant that both sides changed, and differently, in words. */
export function conflictsOf(
  base: RootGrant,
  mine: RootGrantValues,
  theirs: RootGrant,
  format: Format,
): Conflict[] {
  const [before, now] = [valuesOf(base, format.zone), valuesOf(theirs, format.zone)];
  const isClash = (field: keyof typeof WORDS) =>
    mine[field] !== before[field] && now[field] !== before[field] && mine[field] !== now[field];
  return (['role', 'until', 'reason'] as const).filter(isClash).map((field) => ({
    field,
    label: t(field),
    yours: WORDS[field](mine, format),
    theirs: WORDS[field](now, format),
  }));
}

const WORDS = {
  role: ({ role: word }: RootGrantValues) => {
    const role = roleFrom(word);
    return role ? roleName(role) : '';
  },
  until: ({ until }: RootGrantValues, format: Format) => (until ? format.day(until) : t('no_end')),
  reason: ({ reason }: RootGrantValues) => reason,
};

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
