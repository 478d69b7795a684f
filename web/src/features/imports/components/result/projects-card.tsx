import { IconChartBar } from '@tabler/icons-react';
import type { Reference } from '#contract/shapes.ts';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { t } from './messages.ts';
import styles from './result.module.css';

type ProjectsCardProps = { projects: readonly Reference[]; hrefOf: (id: string) => string };

/** The projects that the time is on, each leading to its dashboard. */
export function ProjectsCard({ projects, hrefOf }: ProjectsCardProps) {
  if (projects.length === 0) return null;
  return (
    <Card title={t('where')} count={projects.length} flush>
      <CardRows>
        {projects.map(({ id, name }) => (
          <CardRow key={id}>
            <Link href={hrefOf(id)} className={styles.project}>
              <span className={styles.projectName}>{name}</span>
              <Icon icon={IconChartBar} />
              {t('open_dashboard')}
            </Link>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
