import { redirect } from '@tanstack/react-router';
import { buildState } from '../../platform/builds/build-state.ts';
import { checkBuild, readBuildFile } from '../../platform/builds/check-build.ts';
import type { Destination } from './destination.ts';

interface Rule {
  readonly from: string;
  readonly to: string;
}

let known: readonly Rule[] | undefined;

/** Forgets the rules that were read; for tests. */
export function forgetRules(): void {
  known = undefined;
}

/** Sends on whoever asks for an address that a rule of the build names; an absolute target is a full page load. */
export async function followRules(
  { pathname, href }: Destination,
  leaveTo = (address: string) => window.location.replace(address),
): Promise<void> {
  known ??= await readRules();
  const target = targetOf(pathname, known ?? []);
  if (target === undefined) return;
  const address = `${target}${href.slice(href.search(/[?#]|$/))}`;
  if (!/^https?:/.test(target)) throw redirect({ href: address, replace: true });
  leaveTo(address);
  // The page is being left; nothing else may be drawn meanwhile.
  return new Promise<never>(() => undefined);
}

/** Where a path leads by the first rule that names it; undefined without one. */
export function targetOf(path: string, rules: readonly Rule[]): string | undefined {
  for (const { from, to } of rules) {
    const parts = matched(from, path);
    if (parts) return to.replaceAll(/(?<=\/):(\w+)|\*$/g, (whole, name) => parts.get(name ?? whole) ?? whole);
  }
  return undefined;
}

/** What the names of a pattern stand for in a path; undefined where it isn't of that form. */
function matched(pattern: string, path: string): Map<string, string> | undefined {
  const parts = new Map<string, string>();
  const given = path.split('/').filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  for (const [at, part] of wanted.entries()) {
    const value = given[at];
    if (value === undefined) return undefined;
    if (part === '*') return parts.set('*', given.slice(at).join('/'));
    if (part.startsWith(':')) parts.set(part.slice(1), value);
    else if (part !== value) return undefined;
  }
  return wanted.length === given.length ? parts : undefined;
}

/** The rules of this build; where its files are gone already, those of the newest. */
async function readRules(): Promise<readonly Rule[] | undefined> {
  const { id } = buildState.now();
  if (id === null) return undefined;
  const own = await readBuildFile(`/builds/meta/${id}.json`);
  if (own !== undefined) return rulesIn(own);
  await checkBuild();
  const { newer } = buildState.now();
  return newer === null ? undefined : rulesIn(await readBuildFile(`/builds/meta/${newer}.json`));
}

function rulesIn(meta: unknown): readonly Rule[] {
  if (typeof meta !== 'object' || meta === null || !('redirects' in meta)) return [];
  return Array.isArray(meta.redirects) ? meta.redirects.filter(isRule) : [];
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  typeof value.from === 'string' &&
  typeof value.to === 'string';
