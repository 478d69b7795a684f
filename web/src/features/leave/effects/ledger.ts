import type { LeaveEntry } from '#contract/leave/shapes.ts';

/** A line as it is read: what one leave took or gave back is one line, however many days it had. */
export interface LedgerLine extends Pick<LeaveEntry, 'id' | 'type' | 'kind' | 'minutes' | 'reason'> {
  readonly from: string;
  readonly to: string;
}

/** Lines of a ledger, the latest first. */
export const linesOf = (entries: readonly LeaveEntry[]): LedgerLine[] => {
  const together = Map.groupBy(entries, ({ id, kind, request_id }) =>
    request_id ? `${request_id} ${kind}` : id,
  );
  return [...together.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const days = some.map(({ day }) => day).sort();
    const { id, type, kind, reason } = first;
    const minutes = some.reduce((sum, one) => sum + one.minutes, 0);
    return [{ id, type, kind, reason, minutes, from: days[0] ?? first.day, to: days.at(-1) ?? first.day }];
  });
};
