import { useMemo, useSyncExternalStore } from 'react';
import type { PolicyDetail, PolicyRule } from '#contract/policy/shapes.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import {
  differencesOf,
  type PolicyDraft,
  type RuleChange,
  type RuleRow,
  rowsOf,
  rulesOf,
  tallyOf,
  withAdded,
  withChanged,
  withoutChange,
  withRemoved,
} from './draft.ts';
import { draftFrom, keep, keptText, onDraft } from './kept-draft.ts';

/** The policy in force under the person's draft, and what can be done with the draft. */
export interface Editor {
  /** The version that the draft began with; null without a draft. */
  readonly base: PolicyDraft['base'] | null;
  readonly rows: readonly RuleRow[];
  readonly differences: readonly RuleRow[];
  /** What publishing leaves in force. */
  readonly rules: PolicyRule[];
  readonly tally: ReturnType<typeof tallyOf>;
  readonly note: string;
  /** Somebody has published since the draft began. */
  readonly isOvertaken: boolean;
  readonly add: (rule: PolicyRule) => void;
  readonly change: (row: RuleRow, rule: PolicyRule) => void;
  readonly remove: (row: RuleRow) => void;
  readonly takeBack: (row: RuleRow) => void;
  readonly setNote: (note: string) => void;
  /** Puts the draft over the policy in force. */
  readonly rebase: () => void;
  readonly discard: () => void;
}

const NOTHING: readonly RuleChange[] = [];

/** The person's draft over the policy in force; it is kept on this device until it is published or discarded. */
export function useEditor({ id, version, rules }: Pick<PolicyDetail, 'id' | 'version' | 'rules'>): Editor {
  const { sub } = useCurrentUser();
  const key = `draft.${sub}.root.policy`;
  const text = useSyncExternalStore(onDraft, () => keptText(key));
  const draft = useMemo(() => draftFrom(text), [text]);
  const changes = draft?.changes ?? NOTHING;
  const rows = useMemo(() => rowsOf(rules, changes), [rules, changes]);
  const here = { id, version };
  const write = (next: Partial<PolicyDraft>) =>
    keep(key, { base: here, changes, note: '', ...draft, ...next });
  const edit = (next: readonly RuleChange[]) =>
    next.length > 0 ? write({ changes: next }) : keep(key, null);
  const fresh = () => crypto.randomUUID();
  return {
    base: draft?.base ?? null,
    rows,
    differences: differencesOf(rows),
    rules: rulesOf(rows),
    tally: tallyOf(rows),
    note: draft?.note ?? '',
    isOvertaken: draft !== null && draft.base.version !== version,
    add: (rule) => edit(withAdded(changes, rule, fresh())),
    change: (row, rule) => edit(withChanged(changes, row, rule, fresh())),
    remove: (row) => edit(withRemoved(changes, row, fresh())),
    takeBack: ({ id: change }) => edit(withoutChange(changes, change)),
    setNote: (note) => write({ note }),
    rebase: () => write({ base: here }),
    discard: () => keep(key, null),
  };
}
