import { ROW_DECISIONS, type RowDecision } from '#contract/sheets.ts';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import type { Likeness } from '../effects/kind.ts';
import { t } from '../messages.ts';
import styles from './decision.module.css';

type DecisionProps = {
  place: number;
  likeness: Likeness;
  /** Place of the row above that it looks like. */
  other: number | undefined;
  /** What changing one of ours is called. */
  update: string;
  onDecide: (decision: RowDecision | undefined) => void;
};

/** Whom a row may be, why, and what becomes of it. */
export function Decision({ place, likeness, other, update, onDecide }: DecisionProps) {
  const { ours, because, may, decision } = likeness;
  const text = because(ours?.name ?? t('row_above', { row: other ?? '' }));
  const words = { new: t('decision_new'), update, skip: t('decision_skip') };
  const options = [
    ...(decision ? [] : [{ value: 'ask' as const, label: t('decide') }]),
    ...ROW_DECISIONS.filter((one) => may.includes(one)).map((value) => ({ value, label: words[value] })),
  ];
  return (
    <div className={styles.decision}>
      {ours ? (
        <Link href={ours.href} target="_blank">
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      <CompactSelect<RowDecision | 'ask'>
        label={t('decision_for', { row: place })}
        options={options}
        value={decision ?? 'ask'}
        onChange={(chosen) => onDecide(chosen === 'ask' ? undefined : chosen)}
      />
    </div>
  );
}
