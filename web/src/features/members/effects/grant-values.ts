import type { GrantChanges, HeldGrant } from '#contract/access/grants.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { endOfDay } from '../../../platform/format/end-of-day.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleFrom, roleName } from '../../../platform/roles.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';

/** A grant as the form holds it. */
export type GrantValues = {
  /** Id of the person; asked for only where none is given. */
  member_id: string | null;
  role: string | null;
  reason: string;
  /** `YYYY-MM-DD`, the last day; null = no end. */
  expires_at: string | null;
};

type Grant = Pick<HeldGrant, 'role' | 'reason' | 'expires_at'>;
type Clock = Pick<Format, 'zone'>;

/** An empty form. */
export const NEW_GRANT: GrantValues = { member_id: null, role: null, reason: '', expires_at: null };

/** The form of a grant that there is. */
export const valuesOf = ({ role, reason, expires_at }: Grant, { zone }: Clock): GrantValues => ({
  member_id: null,
  role,
  reason: reason ?? '',
  expires_at: expires_at && dayIn(zone, expires_at),
});

/** The form's fields as the API takes them. Error: TypeError without a role, which the form asks for first. */
export function fieldsOf({ role: chosen, reason, expires_at }: GrantValues, { zone }: Clock) {
  const role = roleFrom(chosen);
  if (!role) throw new TypeError('A grant needs a role.');
  return { role, reason: reason.trim(), expires_at: expires_at && endOfDay(expires_at, zone) };
}

/** What the form changes about a grant; an end on the same day stays to the second. */
export function changesOf(base: Grant, values: GrantValues, clock: Clock): GrantChanges {
  const before = valuesOf(base, clock);
  const { role, reason, expires_at } = fieldsOf(values, clock);
  return {
    ...(role === before.role ? {} : { role }),
    ...(reason === before.reason ? {} : { reason }),
    ...(values.expires_at === before.expires_at ? {} : { expires_at }),
  };
}

/** What can be said before asking the server. */
export const validate = (today: string, asksWho: boolean) => ({
  member_id: (id: string | null) => (asksWho && !id ? t('person_missing') : null),
  role: (role: string | null) => (role ? null : t('role_missing')),
  expires_at: (day: string | null) => (day && day < today ? t('until_past') : null),
});

/** The fields of a grant that both sides changed, and differently, in words. */
export function conflictsOf(base: Grant, mine: GrantValues, theirs: Grant, format: Format): Conflict[] {
  const [before, now] = [valuesOf(base, format), valuesOf(theirs, format)];
  const word = (field: keyof typeof FIELDS, { role, reason, expires_at }: GrantValues) => {
    if (field === 'reason') return reason;
    if (field === 'expires_at') return expires_at ? format.day(expires_at) : t('no_end');
    const known = roleFrom(role);
    return known ? roleName(known) : '';
  };
  const fields = ['role', 'reason', 'expires_at'] as const;
  return fields
    .filter(
      (field) => mine[field] !== before[field] && now[field] !== before[field] && mine[field] !== now[field],
    )
    .map((field) => ({ field, label: FIELDS[field], yours: word(field, mine), theirs: word(field, now) }));
}

const FIELDS = { role: t('role'), reason: t('reason'), expires_at: t('until') };
