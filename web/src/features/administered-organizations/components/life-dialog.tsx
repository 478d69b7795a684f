import { LONGEST_REASON } from '#contract/organizations/administration.ts';
import { ReasonDialog } from '../../../ui/form-page/reason-dialog.tsx';
import type { AskedStep, useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';

type LifeDialogProps = { asked: AskedStep; life: ReturnType<typeof useLife> };

/** Asks why an organization is suspended or archived, and says what comes of it. */
export function LifeDialog({ asked: { organization, step }, life }: LifeDialogProps) {
  const verb = step.to === 'archived' ? 'archive' : 'suspend';
  return (
    <ReasonDialog
      title={t(`${verb}_title`, { name: organization.name })}
      note={t(`${verb}_note`)}
      label={t('why')}
      reasonNote={t('why_note')}
      hint={t('why_hint')}
      longest={LONGEST_REASON}
      keep={t('keep')}
      verb={t(`${verb}_now`)}
      icon={step.icon}
      isBusy={life.isBusy}
      problem={life.problem}
      onReason={life.proceed}
      onClose={life.close}
    />
  );
}
