import { CLIENT_DECISIONS, type ClientDecision, type RowLikeness } from '#contract/client-imports/shapes.ts';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import styles from './decision.module.css';

type DecisionProps = {
  place: number;
  likeness: RowLikeness;
  /** Place of the row above that it looks like. */
  other: number | undefined;
  onDecide: (decision: ClientDecision | undefined) => void;
};

/** Whom a row may be, why, and what becomes of it. */
export function Decision({ place, likeness, other, onDecide }: DecisionProps) {
  const { reason, client, may, decision } = likeness;
  const name = client?.name ?? t('row_above', { row: other ?? '' });
  const text = t(`reason_${reason}`, { name });
  const options = [
    ...(decision ? [] : [{ value: 'ask' as const, label: t('decide') }]),
    ...CLIENT_DECISIONS.filter((one) => may.includes(one)).map((value) => ({
      value,
      label: t(`decision_${value}`),
    })),
  ];
  return (
    <div className={styles.decision}>
      {client ? (
        <Link href={`/manager/clients/${client.id}`} target="_blank">
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      <CompactSelect<ClientDecision | 'ask'>
        label={t('decision_for', { row: place })}
        options={options}
        value={decision ?? 'ask'}
        onChange={(chosen) => onDecide(chosen === 'ask' ? undefined : chosen)}
      />
    </div>
  );
}
