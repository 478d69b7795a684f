import { watched } from './watched.ts';

/** Which build runs here, and what is known of newer ones. */
export interface BuildState {
  /** Id of the running build; null where nothing was built, as in development. */
  readonly id: string | null;
  /** Id of a newer build, which the next navigation loads. */
  readonly newer: string | null;
  /** When `builds/latest.json` answered last, in ms since the epoch; null before. */
  readonly checkedAt: number | null;
}

/** Follow it with `useWatched(buildState)`. The build writes its id into the page (web/build/builds.ts). */
export const buildState = watched<BuildState>({
  id: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
  newer: null,
  checkedAt: null,
});
