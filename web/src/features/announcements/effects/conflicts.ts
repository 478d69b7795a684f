import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { roleName } from '../../../platform/roles.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';
import { type AnnouncementValues, LABELS, valuesOf } from './values.ts';

/** The fields that both changed, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(
  before: AnnouncementValues,
  mine: AnnouncementValues,
  theirs: AnnouncementDetail,
): Conflict[] {
  const places = theirs.organizations;
  const was = wordsOf(before, places);
  const yours = wordsOf(mine, places);
  const now = wordsOf(valuesOf(theirs), places);
  const differ = (one: Words, other: Words, field: string) => one.get(field)?.key !== other.get(field)?.key;
  return Object.entries(LABELS)
    .filter(([field]) => differ(was, yours, field) && differ(was, now, field) && differ(yours, now, field))
    .map(([field, label]) => ({
      field,
      label,
      yours: yours.get(field)?.words ?? '',
      theirs: now.get(field)?.words ?? '',
    }));
}

/** What a field holds, to compare it and to say it. */
type Words = ReadonlyMap<string, { key: string; words: string }>;

function wordsOf(values: AnnouncementValues, places: readonly Reference[]): Words {
  const { title, message, link, priority, organizations, roles, projects } = values;
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? t('others', { count: 1 });
  const said = (text: string) => ({ key: text.trim(), words: text.trim() });
  const several = (keys: readonly string[], names: readonly string[]) => ({
    key: [...keys].sort().join(),
    words: names.join(', '),
  });
  return new Map([
    ['title', said(title)],
    ['message', said(message)],
    ['link', said(link)],
    ['priority', { key: priority, words: t(`priority_${priority}`) }],
    ['organizations', several(organizations, organizations.map(nameOf))],
    ['roles', several(roles, roles.map(roleName))],
    [
      'projects',
      several(
        projects.map(({ id }) => id),
        projects.map(({ name }) => name),
      ),
    ],
  ]);
}
