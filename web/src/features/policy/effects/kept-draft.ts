import { ROLES } from '#contract/access/roles.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { deviceStore } from '../../../platform/storage.ts';
import type { PolicyDraft, RuleChange } from './draft.ts';

const listeners = new Set<() => void>();
/** Where the browser refuses storage, a draft lives as long as its page. */
const unkept = new Map<string, string>();

/** Calls `notify` whenever a draft changes, in this tab or another. */
export function onDraft(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** What is kept under a key, as text; null without a draft. */
export const keptText = (key: string): string | null => deviceStore.read(key) ?? unkept.get(key) ?? null;

/** Keeps a draft; null forgets it. */
export function keep(key: string, draft: PolicyDraft | null): void {
  unkept.delete(key);
  if (draft) {
    const text = JSON.stringify(draft);
    deviceStore.write(key, text);
    if (deviceStore.read(key) !== text) unkept.set(key, text);
  } else deviceStore.remove(key);
  for (const notify of listeners) notify();
}

/** A kept draft read; null where it is none of this version of the page. */
export function draftFrom(text: string | null): PolicyDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRule = (value: unknown): value is PolicyRule =>
  isObject(value) &&
  ROLES.some((role) => role === value.minimum) &&
  [value.domain, value.object, value.action].every((part) => typeof part === 'string') &&
  (value.effect === 'allow' || value.effect === 'deny');

const isChange = (value: unknown): value is RuleChange =>
  isObject(value) &&
  typeof value.id === 'string' &&
  [value.before, value.after].every((rule) => rule === null || isRule(rule));

const isDraft = (value: unknown): value is PolicyDraft =>
  isObject(value) &&
  isObject(value.base) &&
  typeof value.base.id === 'string' &&
  typeof value.base.version === 'number' &&
  typeof value.note === 'string' &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange);
