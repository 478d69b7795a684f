import { useState } from 'react';
import type { BulkChange } from '#contract/projects/bulk.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { nextStatuses, PROJECT_STATUSES } from '#contract/projects/states.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { t as p } from '../../messages.ts';
import styles from './bulk.module.css';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { t } from './messages.ts';

type Reachable = Extract<BulkChange, { verb: 'transition' }>['to'];

/** The states that some of the projects can be brought to, in the order of their life. */
const reachable = (rows: readonly ProjectRow[]) =>
  PROJECT_STATUSES.flatMap((to) => {
    const count = rows.filter(({ status }) => nextStatuses(status).includes(to)).length;
    return to === 'archived' || count === 0 ? [] : [{ to, count }];
  });

/** Asks which state chosen projects are brought to; each choice says of how many that can be. */
export function StateDialog({
  rows,
  onChange,
  ...form
}: BulkFormProps<BulkChange> & { rows: readonly ProjectRow[] }) {
  const [to, setTo] = useState<Reachable | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  useUnsavedWork(reason !== '');
  const states = reachable(rows);
  const total = rows.length;
  const needsReason = to === 'cancelled';
  const submit = () => {
    setAsked(true);
    if (!to || (needsReason && !reason.trim())) return;
    onChange({ verb: 'transition', to, ...(needsReason ? { reason: reason.trim() } : {}) });
  };
  return (
    <BulkForm {...form} title={t('state_title', { count: total })} verb={t('state_verb')} onSubmit={submit}>
      {states.length === 0 && <p className={styles.note}>{t('no_state')}</p>}
      <Select
        label={t('state')}
        options={states.map(({ to: value, count }) => ({
          value,
          label: p(`status_${value}`),
          detail: t('possible', { count, total }),
        }))}
        value={to}
        onChange={(value) => setTo(states.find((state) => state.to === value)?.to ?? null)}
        error={asked && !to ? t('state_needed') : undefined}
      />
      {needsReason && (
        <TextArea
          label={t('reason')}
          value={reason}
          onChange={setReason}
          error={asked && !reason.trim() ? t('reason_needed') : undefined}
        />
      )}
    </BulkForm>
  );
}
