import type { LeaveBalances } from '#contract/leave/shapes.ts';
import { LEAVE_TYPES } from '#contract/leave/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import {
  type CorrectionValues,
  minutesOfCorrection,
  useCorrectionForm,
} from '../../effects/use-correction-form.ts';
import { typeFrom } from '../../effects/use-request-form.ts';
import { amountWords, TYPE_WORDS } from '../../effects/words.ts';
import { t as words } from '../../messages.ts';
import styles from '../leave.module.css';
import { t } from './messages.ts';

type CorrectionDialogProps = { balances: LeaveBalances; onClose: () => void };

/** Gives somebody more of a type, or takes some away, with the reason; and says what is left then. */
export default function CorrectionDialog({ balances, onClose }: CorrectionDialogProps) {
  const form = useCorrectionForm(balances, onClose);
  const { way } = form.values;
  const whole = form.issues.find(({ field }) => !['days', 'day', 'reason'].includes(field));
  return (
    <Dialog
      open
      title={t('correct_title', { name: balances.member.name })}
      boxSize="medium"
      onClose={onClose}
      persistent={form.changed ? 'beside' : false}
    >
      <form className={styles.stack} onSubmit={(event) => void form.submit(event)} noValidate>
        <Select
          {...form.field('type')}
          onChange={(type) => form.set('type', typeFrom(type))}
          label={words('type')}
          options={LEAVE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
        />
        <Segmented
          label={t('way')}
          options={[
            { value: 'more', label: t('more') },
            { value: 'less', label: t('less') },
          ]}
          value={way}
          onChange={(value) => form.set('way', value)}
        />
        <FieldPair>
          <NumberField {...form.field('days')} label={t('amount')} digits={2} />
          <DateField {...form.field('day')} label={t('from_day')} />
        </FieldPair>
        <TextArea
          {...form.field('reason')}
          label={t('correction_reason')}
          note={t('correction_reason_note')}
          maxLength={500}
        />
        <After values={form.values} balances={balances} />
        <div aria-live="polite">{whole && <StatusText tone="bad">{whole.message}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={form.submitting}>
            {t('correct')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

function After({ values, balances }: { values: CorrectionValues; balances: LeaveBalances }) {
  const { year, day_minutes } = balances;
  const before = balances.balances.find(({ type }) => type === values.type)?.left ?? 0;
  const change = values.day?.startsWith(String(year)) ? minutesOfCorrection(values, day_minutes) : 0;
  return (
    <div className={styles.preview} aria-live="polite">
      {values.days !== null && change !== 0 && (
        <strong>
          {t('correction_after', {
            year,
            after: amountWords(before + change, day_minutes),
            before: amountWords(before, day_minutes),
          })}
        </strong>
      )}
      <span className={styles.muted}>{t('correct_note')}</span>
    </div>
  );
}
