import { buildState } from './build-state.ts';

/** Milliseconds between two looks at the newest build. */
export const CHECK_MS = 5 * 60_000;

/** Reads `builds/latest.json` and notes a newer build. Where nobody answers, everything stays as it was. */
export async function checkBuild(): Promise<void> {
  const { id } = buildState.now();
  if (id === null) return;
  const time = Date.now();
  const latest = await readId(`/builds/latest.json?time=${time}`);
  if (latest === undefined) return;
  buildState.become({ checkedAt: time, newer: latest === id ? null : latest });
}

/** Checks every 5 minutes and whenever the page becomes visible. Returns what ends it. */
export function followBuilds(): () => void {
  const check = () => void checkBuild();
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', checkWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}

async function readId(address: string): Promise<string | undefined> {
  const answer = await readBuildFile(address);
  return isNamed(answer) ? answer.id : undefined;
}

/** A file that the build wrote, never from a cache; undefined where it isn't to be had. */
export async function readBuildFile(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

const isNamed = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
