import { useState } from 'react';
import type { Project } from '#contract/projects/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t as words } from '../../messages.ts';
import { useTransitionProject } from '../../mutations.ts';
import { ProjectStatusText } from '../status.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { t } from './messages.ts';
import styles from './settings.module.css';
import { type Step, useSteps } from './use-steps.ts';

/** The project's state, what it means, and the states it may be brought to. */
export function StateCard({ project }: { project: Project }) {
  const [cancelling, setCancelling] = useState(false);
  const steps = useSteps(project);
  const { mutate, isPending } = useTransitionProject(project.id);
  const move = (step: Step, reason?: string) =>
    mutate(
      { to: step.to, ...(reason ? { reason } : {}) },
      {
        onSuccess: ({ name, status }) => {
          setCancelling(false);
          toast.show({ title: t('moved', { name, status: words(`status_${status}`).toLowerCase() }) });
        },
      },
    );
  const begin = async (step: Step) => {
    if (step.to === 'cancelled') return setCancelling(true);
    const { ask, note } = step;
    if (await question.confirm({ ask, ...(note ? { note } : {}) })) move(step);
  };
  const cancel = steps.find(({ to }) => to === 'cancelled');
  return (
    <Card title={t('state')}>
      <div className={styles.state}>
        <div>
          <ProjectStatusText status={project.status} />
          <p className={styles.note}>{t(`state_note_${project.status}`)}</p>
          {project.status_reason && (
            <p className={styles.note}>{t('reason_was', { reason: project.status_reason })}</p>
          )}
        </div>
        <div className={styles.verbs}>
          {steps.map((step) => (
            <Button key={step.to} disabled={isPending} onClick={() => void begin(step)}>
              {step.verb}
            </Button>
          ))}
          <ArchiveButton project={project} />
        </div>
      </div>
      {cancelling && cancel && (
        <CancelDialog
          project={project}
          busy={isPending}
          onClose={() => setCancelling(false)}
          onCancel={(reason) => move(cancel, reason)}
        />
      )}
    </Card>
  );
}
