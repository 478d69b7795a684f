import { brokenRule } from '#contract/errors.ts';
import { isGrave, type Severity } from '#contract/ops-log/states.ts';

/**
 * Throws 422 for a correction that makes an incident grave which was closed as less: it may have been closed by whoever resolved it, and
 * without a cause.
 */
export const requireReopened = (
  item: { readonly state: string; readonly severity: Severity } | undefined,
  said: Severity,
): void => {
  if (item?.state !== 'closed' || isGrave(item.severity) || !isGrave(said)) return;
  throw brokenRule(
    'reopen-first',
    'severity',
    `This incident was closed as ${item.severity}. Open it again first: what is ${said} is closed with a root cause and by a second person.`,
  );
};
