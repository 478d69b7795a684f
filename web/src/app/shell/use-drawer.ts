import { useLocation } from '@tanstack/react-router';
import type { ShellGroup, ShellItem } from '../../ui/shell/shell-item.ts';
import { t } from './messages.ts';
import { GROUPS, type Place } from './place.ts';
import { usePlaces } from './use-places.ts';

/** Entries of the drawer and of the phone's bottom bar for this person and this page; the inbox lies over any page. */
export function useDrawer(inbox: ShellItem): { groups: readonly ShellGroup[]; bottom: readonly ShellItem[] } {
  const { pathname } = useLocation();
  const places = usePlaces();
  const current = placeOf(pathname, places);
  const item = ({ id, label, icon, path }: Place): ShellItem => ({
    id,
    label,
    icon,
    href: path,
    active: path === current,
  });
  const inBottom = (id: string, label: string) =>
    places
      .filter((place) => place.id === id)
      .map((place) => ({ ...item(place), label, active: !inbox.active && place.path === current }));
  return {
    groups: GROUPS.map((group) => ({
      id: group,
      label: t(group),
      items: places.filter((place) => place.group === group).map(item),
    })),
    bottom: [...inBottom('daily-activity', t('activity')), ...inBottom('projects', t('projects')), inbox],
  };
}

/** Path of the place that an address belongs to: the longest that it begins with. */
export const placeOf = (pathname: string, places: readonly Pick<Place, 'path'>[]): string | undefined =>
  places
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
