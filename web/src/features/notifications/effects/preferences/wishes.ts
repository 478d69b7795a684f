import { keepPreviousData } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { readPreferences, type setPreferences } from '#contract/notifications/preference-endpoints.ts';
import { listProjects, readProject } from '#contract/projects/endpoints.ts';
import type { CallAnswer } from '../../../../platform/call-input.ts';
import { reading } from '../../../../platform/reading.ts';
import { isSameLine } from './in-force.ts';

/** How the person wants to be told. */
export type Wishes = CallAnswer<typeof readPreferences>;

/** Part of it, said anew: only what changes. */
export type WishChange = BodyInput<typeof setPreferences>;

/** Something chosen: the field it is chosen in, what the API is told, and in words what holds then. */
export interface Choice {
  readonly field: string;
  readonly change: WishChange;
  readonly said: string;
}

/** Read anew with every visit: the inbox and other devices mute projects too. */
export const myWishes = { ...reading(readPreferences), staleTime: 0 };

/** A project in its organization, whichever this tab works in. */
export const projectIn = (organization: string, project_id: string) =>
  reading(readProject, { params: { project_id }, organization });

/** The wishes as they will be after a change. */
export const wishesAfter = ({ settings, preferences }: Wishes, change: WishChange): Wishes => {
  const said = change.preferences ?? [];
  const rest = preferences.filter((line) => !said.some((one) => isSameLine(one, line)));
  const added = said.flatMap(({ mode, ...line }) => (mode === null ? [] : [{ ...line, mode }]));
  const { quiet_hours = settings.quiet_hours, digest = settings.digest } = change.settings ?? {};
  const { digest_at = settings.digest_at } = change.settings ?? {};
  return { settings: { quiet_hours, digest, digest_at }, preferences: [...rest, ...added] };
};

/** The change that takes another one back, as things stood `before` it. */
export const wayBack = (before: Wishes, { settings, preferences }: WishChange): WishChange => ({
  ...(settings ? { settings: settingsBack(before.settings, settings) } : {}),
  ...(preferences
    ? {
        preferences: preferences.map((line) => ({
          ...line,
          mode: before.preferences.find((one) => isSameLine(one, line))?.mode ?? null,
        })),
      }
    : {}),
});

type Said = NonNullable<WishChange['settings']>;

const settingsBack = ({ quiet_hours, digest, digest_at }: Wishes['settings'], said: Said): Said => ({
  ...(said.quiet_hours === undefined ? {} : { quiet_hours }),
  ...(said.digest === undefined ? {} : { digest }),
  ...(said.digest_at === undefined ? {} : { digest_at }),
});

/** Projects of an organization to choose from, whichever this tab works in. */
export const projectsIn = (organization: string, q: string) => ({
  ...reading(listProjects, { query: { ...(q ? { q } : {}), per_page: 50 }, organization }),
  placeholderData: keepPreviousData,
});
