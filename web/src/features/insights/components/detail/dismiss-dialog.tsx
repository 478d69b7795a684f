import { DISMISSALS, type Dismissal } from '#contract/insights/states.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { ChoiceList } from '../../../../ui/form/choice-list.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { fieldId, type SubmitOutcome, useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from './messages.ts';

const LONGEST = 2_000;

type Values = { because: Dismissal | ''; note: string };
const INITIAL: Values = { because: '', note: '' };
const isDismissal = (value: string): value is Dismissal => DISMISSALS.some((one) => one === value);

const CHOICES = DISMISSALS.map((value) => ({
  value,
  label: t(`${value}_because`),
  details: [t(`${value}_because_note`)],
}));

type DismissDialogProps = {
  id: string;
  /** What is dismissed, where it is more than the one that is looked at. */
  title?: string;
  /** Undefined where it is dismissed; otherwise what was refused. */
  onDismiss: (because: Dismissal, note: string) => Promise<SubmitOutcome>;
  onClose: () => void;
};

/** Asks why an insight is dismissed: an offered reason, own words, or both. What is typed is kept until it is dismissed. */
export default function DismissDialog({ id, title, onDismiss, onClose }: DismissDialogProps) {
  const form = useForm<Values>({
    initial: INITIAL,
    validate: {
      because: (value) => (value === '' ? t('because_missing') : null),
      note: (value, { because }) => (because === 'other' && !value.trim() ? t('note_missing') : null),
    },
    draft: useKeptDraft(`dismiss-insight.${id}`, INITIAL),
    onSubmit: async ({ because, note }) =>
      isDismissal(because) ? onDismiss(because, note.trim()) : undefined,
  });
  const { value, error } = form.field('because');
  return (
    <FormDialog
      title={title ?? t('dismiss_title')}
      note={t('dismiss_note')}
      form={form}
      labels={{ because: t('because'), note: t('note') }}
      verb={t('dismiss_verb')}
      onClose={onClose}
    >
      <div id={fieldId('because')} tabIndex={-1}>
        <ChoiceList
          label={t('because')}
          options={CHOICES}
          value={value || null}
          onChange={(chosen) => form.set('because', isDismissal(chosen) ? chosen : '')}
        />
        {error && (
          <StatusText small tone="bad">
            {error}
          </StatusText>
        )}
      </div>
      <TextArea {...form.field('note')} label={t('note')} optional={value !== 'other'} maxLength={LONGEST} />
    </FormDialog>
  );
}
