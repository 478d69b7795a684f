import type { OrganizationSettings } from '#contract/organizations/settings.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { changedFields, type SettingValues, valuesOf } from './setting-values.ts';
import { settingName, settingWord } from './setting-words.ts';

/** The settings that both changed, and differently, in words. What only one of them changed is no conflict. */
export function conflictsOf(
  base: OrganizationSettings,
  mine: SettingValues,
  theirs: OrganizationSettings,
  format: Format,
): Conflict[] {
  const [before, saved] = [valuesOf(base), valuesOf(theirs)];
  const ours = byField(changedFields(before, mine));
  const other = byField(changedFields(before, saved));
  return Object.keys(changedFields(mine, saved))
    .filter((field) => ours.has(field) && other.has(field))
    .map((field) => ({
      field,
      label: settingName(field),
      yours: settingWord(field, ours.get(field), format),
      theirs: settingWord(field, other.get(field), format),
    }));
}

const byField = (fields: object): ReadonlyMap<string, unknown> => new Map(Object.entries(fields));
