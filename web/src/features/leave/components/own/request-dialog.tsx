import { IconSend } from '@tabler/icons-react';
import { LEAVE_PARTS, LEAVE_TYPES } from '#contract/leave/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { partFrom, type RequestValues, typeFrom, useRequestForm } from '../../effects/use-request-form.ts';
import { PART_WORDS, TYPE_WORDS } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';
import { PersonSelect } from '../person-select.tsx';
import { Preview } from './preview.tsx';

/** Asks for leave, with what it takes counted while one chooses. */
export default function RequestDialog({ onClose }: { onClose: () => void }) {
  const form = useRequestForm(onClose);
  const whole = form.issues.find(({ field }) => field === '');
  return (
    <Dialog
      open
      title={t('ask')}
      boxSize="medium"
      onClose={onClose}
      persistent={form.changed ? 'beside' : false}
    >
      <form className={styles.stack} onSubmit={(event) => void form.submit(event)} noValidate>
        <TimeFields form={form} />
        <Preview values={form.values} />
        <PersonSelect {...form.field('cover_id')} label={t('cover')} placeholder={t('nobody')} optional />
        <TextArea
          {...form.field('reason')}
          label={t('reason')}
          note={t('reason_note')}
          optional
          maxLength={2000}
        />
        <div aria-live="polite">{whole && <StatusText tone="bad">{whole.message}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" icon={IconSend} disabled={form.submitting}>
            {t('send')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

function TimeFields({ form }: { form: Form<RequestValues> }) {
  const { part, from, to } = form.values;
  const isWhole = part === 'whole-day';
  const setFrom = (day: string | null) => {
    form.set('from', day);
    // Whoever moves the first day beyond the last one means a single day until they say more.
    if (day && (!to || to < day)) form.set('to', day);
  };
  return (
    <>
      <Select
        {...form.field('type')}
        onChange={(type) => form.set('type', typeFrom(type))}
        label={t('type')}
        options={LEAVE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
      />
      <Segmented
        label={t('part')}
        options={LEAVE_PARTS.map((value) => ({ value, label: PART_WORDS[value] }))}
        value={part}
        onChange={(value) => form.set('part', partFrom(value))}
      />
      <FieldPair>
        <DateField {...form.field('from')} onChange={setFrom} label={isWhole ? t('from') : t('day')} />
        {isWhole && <DateField {...form.field('to')} label={t('to')} min={from ?? undefined} />}
      </FieldPair>
      {part === 'hours' && (
        <FieldPair>
          <TextField {...form.field('start')} type="time" label={t('start')} />
          <TextField {...form.field('end')} type="time" label={t('end')} />
        </FieldPair>
      )}
    </>
  );
}
