import { type DealsheetStatus, nextDealsheetStatuses } from '#contract/dealsheets/states.ts';
import { brokenRule } from '#contract/errors.ts';

const WORDS = {
  draft: 'is a draft',
  submitted: 'waits for a decision',
  changes_requested: 'was sent back for changes',
  approved: 'is approved',
  rejected: 'was rejected',
  sent: 'was sent',
  won: 'is won',
  lost: 'is lost',
  expired: 'has expired',
} as const satisfies Record<DealsheetStatus, string>;

/** Throws 422 `wrong-state` where a dealsheet can't be brought to a state from where it stands. */
export const requireStep = ({ status }: { readonly status: DealsheetStatus }, to: DealsheetStatus): void => {
  if (!nextDealsheetStatuses(status).includes(to))
    throw brokenRule('wrong-state', 'status', `This dealsheet ${WORDS[status]}. Load it again.`);
};

/** Throws 422 `wrong-state` for what isn't a draft. */
export const requireDraft = ({ status }: { readonly status: DealsheetStatus }): void => {
  if (status !== 'draft')
    throw brokenRule(
      'wrong-state',
      'status',
      `This dealsheet ${WORDS[status]}, and presets go into drafts: change it first, which begins one.`,
    );
};

/** Throws 422 `revision-forked` where somebody looked at another revision than the newest. */
export const requireNewest = (
  { revision }: { readonly revision: number },
  looked: number,
  field = 'revision',
): void => {
  if (revision !== looked) throw forked(field, `Revision ${revision} is the newest by now`);
};

/** Throws 422 `revision-forked` where the revision has been written since it was looked at. */
export const requireUnwritten = ({ version }: { readonly version: number }, looked: number): void => {
  if (version !== looked) throw forked('version', 'Somebody has written in this revision since');
};

const forked = (field: string, what: string) =>
  brokenRule('revision-forked', field, `${what}: look at it and say it again. Nothing was changed.`);
