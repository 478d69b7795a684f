import { daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import {
  type ExportPart,
  type ExportPurpose,
  MOST_EXPORT_DAYS,
  PARTS_OF,
} from '#contract/time-exports/shapes.ts';

/** Throws 422 for days that run backwards or are too many at a time. */
export const requireDays = ({ from, to }: { readonly from: string; readonly to: string }): void => {
  if (to < from) throw brokenRule('range', 'to', 'End on or after the first day.');
  if (daysBetween(from, to) >= MOST_EXPORT_DAYS)
    throw brokenRule('range', 'to', `Choose at most ${MOST_EXPORT_DAYS} days at a time.`);
};

/** What lines are summed by, each once: as asked, or else as is usual for the purpose. */
export const partsOf = (purpose: ExportPurpose, asked: readonly ExportPart[] = []): ExportPart[] => [
  ...new Set(asked.length > 0 ? asked : PARTS_OF[purpose]),
];
