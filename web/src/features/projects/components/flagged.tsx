import { IconFlag, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';
import styles from './flagged.module.css';

/** That milestones are overdue, in words; undefined where none is. */
export const overdueText = ({ overdue_milestones: count }: ProjectRow): string | undefined =>
  count > 0 ? t('overdue_milestones', { count }) : undefined;

/** That the figures say something else than the health that was set by hand; undefined where they agree. */
export const disagreementText = ({ health, automatic_health }: ProjectRow): string | undefined =>
  automatic_health && automatic_health !== health
    ? t('disagreement', { health: t(`health_${automatic_health}`) })
    : undefined;

type FlaggedProps = { flag: string | undefined; tone?: 'warn'; after?: boolean; children: ReactNode };

/** What a row shows, with a small icon beside it that says in words what somebody should know of it. */
export function Flagged({ flag, tone, after, children }: FlaggedProps) {
  if (!flag) return children;
  return (
    <span className={classNames(styles.flagged, after && styles.after)}>
      <span role="img" aria-label={flag} title={flag} className={tone && styles.warn}>
        <Icon icon={tone ? IconFlag : IconInfoCircle} />
      </span>
      {children}
    </span>
  );
}
