import { useQuery } from '@tanstack/react-query';
import { WINDOWS } from '#contract/executive/figures.ts';
import { type ExecutiveMail, LAST_DAY, LATEST_MONTH_DAY, MAIL_RHYTHMS } from '#contract/executive/mails.ts';
import { weekdayChoices, zoneChoices } from '../../../../platform/format/choices.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import type { ExecutiveSearch } from '../../effects/address.ts';
import { type MailValues, useMailForm } from '../../effects/use-mail-form.ts';
import { t as pageWords } from '../../messages.ts';
import { executiveFigures } from '../../queries.ts';
import styles from './mails.module.css';
import { t } from './messages.ts';

type MailFormProps = { mail: ExecutiveMail | null; search: ExecutiveSearch; onClose: () => void };

/** When figures are sent, and of what. */
export function MailForm({ mail, search, onClose }: MailFormProps) {
  const form = useMailForm(mail, search, onClose);
  const whole = form.issues.find(({ field }) => field === '');
  return (
    <Dialog
      open
      title={mail ? t('edit_title') : t('new_title')}
      boxSize="medium"
      onClose={onClose}
      persistent={form.changed ? 'beside' : false}
    >
      <form className={styles.stack} onSubmit={(event) => void form.submit(event)} noValidate>
        <TimeFields form={form} />
        <WhatFields form={form} />
        <div aria-live="polite">{whole && <StatusText tone="bad">{whole.message}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={form.submitting}>
            {t('save')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

const RHYTHMS = MAIL_RHYTHMS.map((value) => ({ value, label: t(value) }));
const MONTH_DAYS = [
  ...Array.from({ length: LATEST_MONTH_DAY }, (_, at) => at + 1).map((day) => ({
    value: String(day),
    label: t('day_of', { day }),
  })),
  { value: String(LAST_DAY), label: t('last_day') },
];

type FieldsProps = { form: Form<MailValues> };

function TimeFields({ form }: FieldsProps) {
  const { rhythm, timezone } = form.values;
  const chosen = (path: 'weekday' | 'month_day' | 'timezone') => ({
    ...form.field(path),
    onChange: (value: string | null) => value && form.set(path, value),
  });
  return (
    <>
      <Segmented
        label={t('rhythm')}
        options={RHYTHMS}
        value={rhythm}
        onChange={(value) => form.set('rhythm', value)}
      />
      <FieldPair>
        {rhythm === 'weekly' && (
          <Select {...chosen('weekday')} label={t('weekday')} options={weekdayChoices()} searchable={false} />
        )}
        {rhythm === 'monthly' && (
          <Select {...chosen('month_day')} label={t('month_day')} options={MONTH_DAYS} />
        )}
        <TextField {...form.field('at')} type="time" label={t('at')} />
      </FieldPair>
      <Select {...chosen('timezone')} label={t('timezone')} options={zoneChoices(timezone)} />
    </>
  );
}

const WINDOW_OPTIONS = WINDOWS.map((value) => ({ value, label: pageWords(`window_${value}`) }));

function WhatFields({ form }: FieldsProps) {
  const { data } = useQuery(executiveFigures({}));
  const organizations = data?.organizations ?? [];
  const { currency, window } = form.values;
  const currencies = [...new Set([...(data?.currencies ?? []), ...(currency ? [currency] : [])])];
  return (
    <>
      <Segmented
        label={t('window')}
        options={WINDOW_OPTIONS}
        value={window}
        onChange={(value) => form.set('window', value)}
      />
      <Select
        {...form.field('currency')}
        label={t('currency')}
        options={[
          { value: '', label: t('usual_currency') },
          ...currencies.map((value) => ({ value, label: value })),
        ]}
        onChange={(value) => form.set('currency', value ?? '')}
      />
      <MultiSelect
        {...form.field('organization_ids')}
        label={t('organizations')}
        placeholder={t('all')}
        optional
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
