import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { createProject } from '#contract/projects/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { t } from './messages.ts';
import styles from './settings.module.css';
import type { Step } from './use-steps.ts';

type StateVerbsProps = {
  project: Project;
  steps: readonly Step[] | undefined;
  /** Entries that aren't approved yet. */
  open: number;
  busy: boolean;
  onStep: (step: Step) => void;
};

/** What may become of a project, and below it why some of it can't be done now. */
export function StateVerbs({ project, steps, open, busy, onStep }: StateVerbsProps) {
  const id = useId();
  if (!steps) return <SkeletonRows rows={1} />;
  const held = steps.filter(({ holds }) => holds.length > 0);
  return (
    <>
      <div className={styles.verbs}>
        {steps.map((step) => (
          <Button
            key={step.to}
            disabled={busy || step.holds.length > 0}
            {...(step.holds.length > 0 ? { 'aria-describedby': `${id}-${step.to}` } : {})}
            onClick={() => onStep(step)}
          >
            {step.verb}
          </Button>
        ))}
        <CopyLink id={project.id} />
        <ArchiveButton project={project} open={open} />
      </div>
      {held.map(({ to, verb, holds }) => (
        <div key={to} id={`${id}-${to}`}>
          {holds.map(({ why, show }) => (
            <div key={why} className={styles.held}>
              <StatusText tone="info">{t('blocked', { verb, why })}</StatusText>
              {show && (
                <Link className={styles.link} href={show.href}>
                  {show.label}
                </Link>
              )}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** To a new project that takes over what is chosen of this one. */
function CopyLink({ id }: { id: string }) {
  const permissions = usePermissions();
  if (!permissions.may(createProject)) return null;
  return (
    <ButtonLink icon={IconCopy} href={`/manager/projects/new?copy=${id}`}>
      {t('copy')}
    </ButtonLink>
  );
}
