import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { t } from '../components/approval/messages.ts';

/** Something that somebody did with a deal. */
export interface Deed {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  /** What they said of it. */
  readonly note: string;
  readonly at: string;
}

/** Who submitted and decided a revision, newest first. */
export const decisionsOf = (one: DealsheetRevision): Deed[] => {
  const { revision, decision, decided_at, submitted_at } = one;
  const decided = decision &&
    decided_at && {
      ...{ id: `${revision}-decided`, who: one.decided_by?.name ?? t('somebody'), at: decided_at },
      ...{ what: t(`${decision}_by`, { revision }), note: one.decision_note },
    };
  const submitted = submitted_at && {
    ...{ id: `${revision}-submitted`, who: one.submitted_by?.name ?? t('somebody'), at: submitted_at },
    ...{ what: t('submitted_by', { revision }), note: one.note },
  };
  return [...(decided ? [decided] : []), ...(submitted ? [submitted] : [])];
};
