import { useRouter } from '@tanstack/react-router';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { suggestCode } from '#contract/projects/code.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { dealsheetHref } from '../../effects/dealsheet-address.ts';
import { useStep } from '../../mutations.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = {
  ...{ closed_on: t('closed_on'), code: t('project_code'), name: t('project_name') },
  ...{ start_date: t('start_date'), end_date: t('end_date') },
};
/** The box is flat, the body isn't. */
const FIELDS = Object.fromEntries(Object.keys(LABELS).map((field) => [`project.${field}`, field]));

type Values = {
  closed_on: string | null;
  code: string;
  name: string;
  start_date: string | null;
  end_date: string | null;
};

const VALIDATE = {
  closed_on: (day: string | null) => (day ? null : t('closed_on_missing')),
  code: (code: string) => (/^[A-Z0-9-]{2,12}$/.test(code.trim()) ? null : t('project_code_wrong')),
  name: (name: string) => (name.trim() ? null : t('project_name_missing')),
  start_date: (day: string | null) => (day ? null : t('start_missing')),
  end_date: (day: string | null, { start_date }: Values) =>
    day && start_date && day < start_date ? t('end_wrong') : null,
};

/** Says that a deal was won, and which project it becomes. */
export function WonDialog({ deal, onClose }: { deal: Dealsheet; onClose: () => void }) {
  const today = useFormat().today();
  const { history } = useRouter();
  const { id, title, code } = deal;
  const { close } = useStep(id);
  const form = useStepForm<Values>({
    ...{ name: `won-${id}`, validate: VALIDATE, fields: FIELDS },
    initial: {
      ...{ closed_on: today, code: suggestCode(title, new Set()), name: title },
      ...{ start_date: today, end_date: null },
    },
    take: ({ closed_on, start_date, code: typed, name, end_date }) =>
      close({
        outcome: 'won',
        closed_on: closed_on ?? today,
        project: { code: typed.trim(), name: name.trim(), start_date: start_date ?? today, end_date },
      }),
    done: () => t('won', { title }),
    onClose: () => {
      onClose();
      history.replace(dealsheetHref(id));
    },
  });
  const typed = form.field('code');
  return (
    <FormDialog
      title={t('win_title', { code })}
      note={t('win_note')}
      form={form}
      labels={LABELS}
      verb={t('win_verb')}
      onClose={onClose}
    >
      <TextField label={LABELS.name} {...form.field('name')} maxLength={120} />
      <FieldPair>
        <TextField
          label={LABELS.code}
          {...typed}
          onChange={(text) => typed.onChange(text.toUpperCase())}
          maxLength={12}
        />
        <DateField label={LABELS.closed_on} max={today} {...form.field('closed_on')} />
      </FieldPair>
      <FieldPair>
        <DateField label={LABELS.start_date} {...form.field('start_date')} />
        <DateField label={LABELS.end_date} optional {...form.field('end_date')} />
      </FieldPair>
    </FormDialog>
  );
}
