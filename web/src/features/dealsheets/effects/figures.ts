import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';

/** A percentage that is an exact decimal, such as `24.5`, in words; a dash of a price of nothing. */
export const shareOf = (format: Format, pct: string | null): string =>
  pct === null ? '–' : format.percent(Number(pct) / 100, 1);

/** Since when a dealsheet is in its state: an instant or a day. */
export const stateSince = (deal: DealsheetSummary): string => {
  const { status, created_at, submitted_at, decided_at, sent_on, closed_on } = deal;
  const since = {
    ...{ draft: null, submitted: submitted_at, sent: sent_on },
    ...{ changes_requested: decided_at, approved: decided_at, rejected: decided_at },
    ...{ won: closed_on, lost: closed_on, expired: closed_on },
  } as const;
  return since[status] ?? created_at;
};

/** How long ago that is; a day counts from its beginning, also where it begins earlier than ours. */
export const ageOf = (format: Format, since: string): string =>
  format.relative(since.length === 10 ? Math.min(Date.parse(since), Date.now()) : since);
