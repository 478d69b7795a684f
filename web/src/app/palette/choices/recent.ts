import { useState } from 'react';
import { useCurrentUser, useMaybeOrganization } from '../../../platform/person.ts';
import { deviceStore } from '../../../platform/storage.ts';

/** How many choices are remembered. */
export const REMEMBERED = 6;

/** The ids that were chosen last, newest first, by this person in this organization on this device; and how to add one. */
export function useRecent(): { recent: readonly string[]; remember: (id: string) => void } {
  const { sub } = useCurrentUser();
  const organization = useMaybeOrganization();
  const key = `palette.${sub}.${organization?.id ?? 'none'}`;
  const [recent] = useState(() => (deviceStore.read(key) ?? '').split(' ').filter(Boolean));
  const remember = (id: string) =>
    deviceStore.write(key, [id, ...recent.filter((one) => one !== id)].slice(0, REMEMBERED).join(' '));
  return { recent, remember };
}

/** Some rows with those that were chosen before in front, the rest as it was. */
export function recentFirst<Row extends { readonly id: string }>(
  rows: readonly Row[],
  recent: readonly string[],
): Row[] {
  const place = ({ id }: Row) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...rows].sort((one, other) => place(one) - place(other));
}
