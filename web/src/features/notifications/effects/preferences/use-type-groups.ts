import { notificationTypes } from '#contract/notifications/catalogue.ts';
import { useOrganizations, usePermissions } from '../../../../platform/person.ts';
import { typesConcerning } from '../concerning.ts';
import { type Choosing, scopeOf } from './place.ts';
import { groupsOf, type TypeGroup } from './words.ts';

/** What the person can be told of in a place, by category; what they have chosen something for stays, to be taken back. */
export function useTypeGroups({ wishes, place }: Pick<Choosing, 'wishes' | 'place'>): readonly TypeGroup[] {
  const permissions = usePermissions();
  const everywhere = useOrganizations();
  const { organization_id } = scopeOf(place);
  const concerning = typesConcerning(
    permissions,
    everywhere.filter(({ id }) => organization_id === null || id === organization_id),
  );
  const isChosen = new Set(wishes.preferences.map(({ type }) => type));
  return groupsOf(notificationTypes.filter((type) => concerning.includes(type) || isChosen.has(type)));
}
