import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { DECISIONS, type Decision } from '#contract/dealsheets/states.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useStep } from '../../mutations.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { note: t('decide_note') };
const OPTIONS = DECISIONS.map((value) => ({ value, label: t(`decide_${value}`) }));

type Values = { decision: Decision; note: string };

/** What has to be said of a decision; an approval speaks for itself. */
const missing = (note: string, { decision }: Values): string | null => {
  if (decision === 'approved' || note.trim()) return null;
  return decision === 'rejected' ? t('decide_note_missing_rejected') : t('decide_note_missing');
};

type DecideDialogProps = { deal: Dealsheet; decision: Decision; onClose: () => void };

/** Approves what was submitted, asks for changes or rejects it. */
export function DecideDialog({ deal, decision: first, onClose }: DecideDialogProps) {
  const { id, code, current } = deal;
  const { revision, version } = current;
  const { decide } = useStep(id);
  const form = useStepForm<Values>({
    ...{ name: `decide-${id}-${revision}`, initial: { decision: first, note: '' }, onClose },
    validate: { note: missing },
    take: ({ decision, note }) => decide({ revision, version, decision, note }),
    done: ({ decision }) => t(`done_${decision}`, { revision }),
  });
  const { decision } = form.values;
  const { value, onChange } = form.field('decision');
  return (
    <FormDialog
      title={t('decide_title', { revision, code })}
      form={form}
      labels={LABELS}
      verb={t(`verb_${decision}`, { revision })}
      onClose={onClose}
    >
      <Segmented label={t('decide_what')} options={OPTIONS} value={value} onChange={onChange} />
      <TextArea
        label={LABELS.note}
        note={t('decide_note_why')}
        optional={decision === 'approved'}
        {...form.field('note')}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
