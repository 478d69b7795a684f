import { useState } from 'react';
import type { Project } from '#contract/projects/shapes.ts';
import { openEntries } from '#contract/projects/steps.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { t as words } from '../../messages.ts';
import { useTransitionProject } from '../../mutations.ts';
import { ProjectStatusText } from '../status.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { t } from './messages.ts';
import styles from './settings.module.css';
import { StateVerbs } from './state-verbs.tsx';
import { type Step, useSteps } from './use-steps.ts';

/** The project's state, what it means, and the states it may be brought to. */
export function StateCard({ project }: { project: Project }) {
  const [cancelling, setCancelling] = useState(false);
  const { steps, open_time, error, refetch } = useSteps(project);
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
  const cancel = steps?.find(({ to }) => to === 'cancelled');
  return (
    <Card title={t('state')}>
      <div className={styles.state}>
        <StateNow project={project} />
        {project.status === 'archived' ? null : error && !steps ? (
          <LoadError {...failedRead(error, t('steps_failed'), refetch)} />
        ) : (
          <StateVerbs
            project={project}
            steps={steps}
            open={open_time ? openEntries(open_time) : 0}
            busy={isPending}
            onStep={(step) => void begin(step)}
          />
        )}
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

/** The state that it has, what that means, and why. */
const StateNow = ({ project: { status, status_reason } }: { project: Project }) => (
  <div>
    <ProjectStatusText status={status} />
    <p className={styles.note}>{t(`state_note_${status}`)}</p>
    {status_reason && <p className={styles.note}>{t('reason_was', { reason: status_reason })}</p>}
  </div>
);
