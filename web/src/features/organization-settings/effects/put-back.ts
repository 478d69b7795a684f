import type {
  OrganizationSettings,
  SettingChanges,
  SettingRevision,
} from '#contract/organizations/settings.ts';
import { LABELS } from './setting-words.ts';

/** What putting a change back would write: its settings as they were before, where they aren't that already. */
export function backOf({ changes }: SettingRevision, settings: OrganizationSettings): SettingChanges {
  const now = new Map<string, unknown>(Object.entries(settings));
  return Object.fromEntries(
    Object.entries(changes)
      .map(([field, [before]]) => [field, before] as const)
      .filter(([field, before]) => field in LABELS && !isSame(now.get(field), before)),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
