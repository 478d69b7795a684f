import { t } from '../../components/preferences/messages.ts';
import { isSameScope, type Scope, WAYS } from './in-force.ts';
import { fieldsOf, type Place, placeName, scopeOf } from './place.ts';
import type { Choice, Wishes } from './wishes.ts';

/** Tells of a project in the inbox only, or on all ways again. */
export const muting = (scope: Scope, project: string, muted: boolean): Choice => ({
  field: `${fieldsOf(scope)}muted`,
  change: {
    preferences: WAYS.map((channel) => ({ ...scope, type: null, channel, mode: muted ? 'off' : null })),
  },
  said: t(muted ? 'muted_said' : 'unmuted_said', { project }),
});

/** Takes back all that was chosen for exactly this place; null where nothing was. */
export const resetting = ({ preferences }: Wishes, place: Place): Choice | null => {
  const scope = scopeOf(place);
  const own = preferences.filter((line) => isSameScope(line, scope));
  if (own.length === 0) return null;
  return {
    field: `${fieldsOf(scope)}reset`,
    change: { preferences: own.map((line) => ({ ...line, mode: null })) },
    said: t('reset_said', { where: placeName(place) }),
  };
};
