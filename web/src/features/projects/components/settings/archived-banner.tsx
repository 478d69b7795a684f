import { IconArchive } from '@tabler/icons-react';
import type { Project } from '#contract/projects/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { RestoreButton } from './archive-button.tsx';
import { t } from './messages.ts';
import styles from './settings.module.css';

/** Above every part of an archived project: that nothing changes here, and the way back. */
export function ArchivedBanner({ project }: { project: Project }) {
  if (project.status !== 'archived') return null;
  return (
    <div className={styles.banner} role="status">
      <StatusText tone="info" icon={IconArchive}>
        {t('archived_banner')}
      </StatusText>
      <RestoreButton project={project} />
    </div>
  );
}
