import { Segmented } from '../../../../ui/action/segmented.tsx';
import { CardLink } from '../../../../ui/card/card.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { waitingHref } from '../../effects/history/history-address.ts';
import { useLife } from '../../effects/life/use-life.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { note: t('note') };
const OUTCOMES = ['approved', 'rejected'] as const;
const OPTIONS = OUTCOMES.map((value) => ({ value, label: t(`decide_${value}`) }));

type Values = { outcome: (typeof OUTCOMES)[number]; note: string };

const missing = (note: string, { outcome }: Values): string | null =>
  outcome === 'rejected' && !note.trim() ? t('decide_note_missing') : null;

/** Approves what was submitted, or rejects it with a reason. */
export function DecideDialog({ plan, onClose }: LifeBoxProps) {
  const { id, name } = plan;
  const revision = plan.waiting_revision ?? plan.revision;
  const { decide } = useLife(id);
  const initial: Values = { outcome: 'approved', note: '' };
  const form = useStepForm<Values>({
    ...{ name: `decide-${id}-${revision}`, initial, onClose },
    validate: { note: missing },
    take: ({ outcome, note }) => decide({ revision, outcome, note }),
    done: ({ outcome }) => t(`done_${outcome}`, { revision }),
  });
  const { outcome } = form.values;
  const { value, onChange } = form.field('outcome');
  return (
    <FormDialog
      title={t('decide_title', { revision, name })}
      form={form}
      labels={LABELS}
      verb={t(`verb_${outcome}`, { revision })}
      onClose={onClose}
    >
      <CardLink href={waitingHref(plan)}>
        {plan.approved_revision === null ? t('see_plan') : t('see_changes')}
      </CardLink>
      <Segmented label={t('decide_what')} options={OPTIONS} value={value} onChange={onChange} />
      <Text muted>{t(`decide_${plan.status === 'in_review' ? 'first' : 'later'}_${outcome}`)}</Text>
      <TextArea
        label={LABELS.note}
        note={t('decide_note_why')}
        optional={outcome === 'approved'}
        {...form.field('note')}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
