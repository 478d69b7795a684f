import { z } from 'zod';

/** The states of a dealsheet, in the order of its life. */
export const DEALSHEET_STATUSES = [
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'rejected',
  'sent',
  'won',
  'lost',
  'expired',
] as const;
/** A state of a dealsheet. */
export const dealsheetStatus = z.enum(DEALSHEET_STATUSES);
/** A state of a dealsheet. */
export type DealsheetStatus = z.infer<typeof dealsheetStatus>;

/** States of a dealsheet that may still be won. */
export const PIPELINE_STATUSES = ['draft', 'submitted', 'changes_requested', 'approved', 'sent'] as const;

/** What is decided of what was submitted. */
export const DECISIONS = [
  'approved',
  'changes_requested',
  'rejected',
] as const satisfies readonly DealsheetStatus[];
/** A decision. */
export const decision = z.enum(DECISIONS);
/** A decision. */
export type Decision = z.infer<typeof decision>;

/** How a deal that was sent ends. */
export const OUTCOMES = ['won', 'lost', 'expired'] as const satisfies readonly DealsheetStatus[];

const NEXT = {
  draft: ['submitted'],
  submitted: [...DECISIONS, 'draft'],
  changes_requested: ['draft'],
  approved: ['sent', 'draft'],
  rejected: ['draft'],
  sent: [...OUTCOMES, 'draft'],
  won: [],
  lost: ['draft'],
  expired: ['draft'],
} as const satisfies Record<DealsheetStatus, readonly DealsheetStatus[]>;

/** States that a dealsheet may be brought to; `draft` from any other one forks a revision. */
export const nextDealsheetStatuses = (status: DealsheetStatus): readonly DealsheetStatus[] => NEXT[status];
