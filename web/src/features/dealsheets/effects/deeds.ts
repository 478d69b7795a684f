import type { Dealsheet, DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { t } from '../components/approval/messages.ts';

/** Something that somebody did with a deal. */
export interface Deed {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  /** What they said of it. */
  readonly note: string;
  /** An instant, or a day where no more is known. */
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

const begunOf = ({ revision, authors, created_at }: DealsheetRevision): Deed => ({
  ...{ id: `${revision}-begun`, who: authors.map(({ name }) => name).join(', ') || t('somebody') },
  ...{ what: t('wrote', { revision }), note: '', at: created_at },
});

const ENDS = { won: t('client_accepted'), lost: t('client_declined'), expired: t('client_silent') } as const;

/** What the client got and answered. */
const clientsOf = ({ status, client, revision, sent_on, closed_on, lost_reason }: Dealsheet): Deed[] => {
  const end = status === 'won' || status === 'lost' || status === 'expired' ? ENDS[status] : undefined;
  const closed = end && closed_on && { id: 'closed', what: end, note: lost_reason ?? '', at: closed_on };
  const sent = sent_on && { id: 'sent', what: t('client_got', { revision }), note: '', at: sent_on };
  return [...(closed ? [closed] : []), ...(sent ? [sent] : [])].map((deed) => ({
    ...deed,
    who: client.name,
  }));
};

/** What happened to a deal, newest first; what is known by its day alone stands above what happened on that day. */
export const deedsOf = (deal: Dealsheet, revisions: readonly DealsheetRevision[]): Deed[] => {
  const told = revisions.flatMap((revision) => [...decisionsOf(revision), begunOf(revision)]);
  const later = (one: Deed, other: Deed) => (lastOf(one) < lastOf(other) ? 1 : -1);
  return [...clientsOf(deal), ...told].toSorted(later);
};

const lastOf = ({ at }: Deed): string => (at.length === 10 ? `${at}T24` : at);
