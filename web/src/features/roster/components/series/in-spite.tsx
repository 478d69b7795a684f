import { CONFLICT_RULES, FINAL_RULES } from '#contract/conflicts/shapes.ts';
import type { SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { t } from './messages.ts';

/** Why all of it is planned in spite of conflicts, where that is said. */
export const inSpite = (reason: string) => (reason.trim() ? { override_reason: reason.trim() } : {});

/** The same to see beforehand what comes of it: whatever is said, it comes to the same. */
export const foreseenInSpite = ({ override_reason }: { override_reason?: string | undefined }) =>
  override_reason === undefined ? {} : { override_reason: '…' };

const FINAL: readonly string[] = FINAL_RULES;
const isOverridable = (rule: string) => CONFLICT_RULES.some((one) => one === rule) && !FINAL.includes(rule);

type InSpiteProps = {
  outcome: Pick<SeriesOutcome, 'may_override' | 'left'> | undefined;
  field: BoundField<string>;
};

/** Asks why in spite of what is in the way, where somebody may plan in spite of it. */
export function InSpite({ outcome, field }: InSpiteProps) {
  const isOffered = outcome?.may_override && outcome.left.some(({ rule }) => isOverridable(rule));
  if (!isOffered && !field.value) return null;
  return (
    <TextArea label={t('in_spite')} note={t('in_spite_note')} maxLength={500} rows={2} optional {...field} />
  );
}
