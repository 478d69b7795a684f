import type { Audience } from '#contract/announcements/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { roleName } from '../../../platform/roles.ts';
import { t } from '../messages.ts';

/** Words in a row, the last after "and". */
export const inRow = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : t('and', { some: words.slice(0, -1).join(', '), last });
};

/** An audience in words; organizations that the person doesn't know are counted. */
export function audienceWords(audience: Audience, organizations: readonly Reference[]): string {
  const known = organizations.filter(({ id }) => audience.organizations.includes(id));
  const others = audience.organizations.length - known.length;
  const places = inRow([
    ...known.map(({ name }) => name),
    ...(others > 0 ? [t('others', { count: others })] : []),
  ]);
  const roles = inRow(audience.roles.map(roleName));
  const who = roles ? t('roles_in', { roles, places }) : t('everybody', { places });
  const count = audience.projects.length;
  return count > 0 ? t('on_projects', { who, count }) : who;
}
