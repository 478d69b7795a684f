import { PLAN_HEALTHS, type PlanHealth } from '#contract/account-plans/states.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useLife } from '../../effects/life/use-life.ts';
import { t as words } from '../../messages.ts';
import type { LifeBoxProps } from '../life/life-box-props.ts';
import { useStepForm } from '../life/use-step-form.ts';
import { t } from './messages.ts';

const OPTIONS = PLAN_HEALTHS.map((value) => ({ value, label: words(`health_${value}`) }));
const LABELS = { reason: t('say_reason') };

type Values = { health: PlanHealth; reason: string };

/** Says a health in the place of the computed one, and why. */
export default function SayDialog({ plan, onClose }: LifeBoxProps) {
  const { id, name, version } = plan;
  const { sayHealth } = useLife(id);
  const initial: Values = { health: plan.health ?? 'on_track', reason: plan.health_reason };
  const form = useStepForm<Values>({
    ...{ name: `health-${id}-${version}`, initial, onClose },
    validate: { reason: (reason: string) => (reason.trim() ? null : t('say_missing')) },
    take: (said) => sayHealth({ version, said }),
    done: () => t('said_done'),
  });
  const { value, onChange } = form.field('health');
  return (
    <FormDialog
      title={t('say_title', { name })}
      note={t('say_note')}
      form={form}
      labels={LABELS}
      verb={t('say_verb', { health: words(`health_${value}`) })}
      onClose={onClose}
    >
      <Segmented label={t('say_what')} options={OPTIONS} value={value} onChange={onChange} />
      <TextArea
        label={LABELS.reason}
        note={t('say_reason_note')}
        {...form.field('reason')}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
