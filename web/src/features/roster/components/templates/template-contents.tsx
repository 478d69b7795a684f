import { useQuery } from '@tanstack/react-query';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { keptIn } from '../../effects/templates/kept.ts';
import { fullTemplate } from '../../queries.ts';
import { KeptDays } from './kept-days.tsx';
import styles from './templates.module.css';

/** What is in a template: how much, and on which weekdays. */
export function TemplateContents({ project_id, template }: { project_id: string; template: RosterTemplate }) {
  const { data } = useQuery(fullTemplate(project_id, template));
  const isWeek = template.span === 'week';
  return (
    <section className={styles.contents} aria-label={template.name}>
      <h3>{template.name}</h3>
      <div className={classNames(styles.kept, isWeek && styles.ofWeek)}>
        {data && <KeptDays shifts={data.plan.map(keptIn)} isWeek={isWeek} />}
      </div>
    </section>
  );
}
