import type { ReactNode } from 'react';
import type { OpsLogEntry, OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import { FOLLOW_UP_STATES, HANDOVER_STATES, INCIDENT_STATES } from '#contract/ops-log/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { differencesOf } from '../../effects/comparison.ts';
import { t } from '../../messages.ts';
import { Differences } from '../row/differences.tsx';
import styles from './detail.module.css';

type Step = OpsLogEntryWhole['steps'][number];

/** Who did what with an entry, in the order of the chain. */
export function History({ entry }: { entry: OpsLogEntryWhole }) {
  const { corrections, steps } = entry;
  const all = [...corrections, ...steps].sort((one, other) => one.sequence - other.sequence);
  return (
    <section className={styles.history} aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <ol>
        <Line record={entry} what={t('history_entry')} />
        {all.map((record) =>
          'kind' in record ? (
            <Line key={record.id} record={record} what={whatOf(record)}>
              {record.note && <p className={styles.body}>{record.note}</p>}
              {record.root_cause && (
                <p className={styles.body}>{t('because', { cause: record.root_cause })}</p>
              )}
            </Line>
          ) : (
            <Line key={record.id} record={record} what={t('step_correction')}>
              <Correction record={record} before={beforeOf(record, entry)} />
            </Line>
          ),
        )}
      </ol>
    </section>
  );
}

/** What stood there before a correction: the one before it, or the entry. */
const beforeOf = (correction: OpsLogEntry, entry: OpsLogEntryWhole): OpsLogEntry =>
  entry.corrections.findLast(({ sequence }) => sequence < correction.sequence) ?? entry;

function Correction({ record, before }: { record: OpsLogEntry; before: OpsLogEntry }) {
  return <Differences differences={differencesOf(before, record, useFormat())} />;
}

const whatOf = ({ kind, state }: Step): string => {
  const incident = INCIDENT_STATES.find((one) => one === state);
  const handover = HANDOVER_STATES.find((one) => one === state);
  const followUp = FOLLOW_UP_STATES.find((one) => one === state);
  if (kind === 'incident' && incident) return t(`step_incident_${incident}`);
  if (kind === 'handover' && handover) return t(`step_handover_${handover}`);
  return followUp ? t(`step_follow_up_${followUp}`) : state;
};

type LineProps = {
  record: Pick<OpsLogEntry, 'sequence' | 'author' | 'recorded_at' | 'hash'>;
  what: string;
  children?: ReactNode;
};

function Line({ record: { sequence, author, recorded_at, hash }, what, children }: LineProps) {
  const format = useFormat();
  const name = author?.name ?? t('somebody');
  return (
    <li className={styles.step}>
      <Avatar name={name} decorative />
      <div className={styles.words}>
        <p>
          <strong>{name}</strong> {what}
        </p>
        {children}
        <p className={styles.proof}>
          {t('number', { sequence })} · {format.instant(recorded_at)} ·{' '}
          <code title={hash}>{hash.slice(0, 12)}</code>
        </p>
      </div>
    </li>
  );
}
