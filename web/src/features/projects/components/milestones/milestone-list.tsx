import { byDueDate, type Milestone } from '#contract/projects/milestones.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { latenessWords } from '../../effects/lateness-words.ts';
import { t } from './messages.ts';
import styles from './milestones.module.css';

/** What a project promises, by its days: when, how late, and who said that it is done. */
export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const format = useFormat();
  const today = format.today();
  return (
    <ul className={styles.list}>
      {byDueDate(milestones).map((milestone) => {
        const { tone, words } = latenessWords(milestone, today);
        const { id, name, due_date, done_on, done_by } = milestone;
        return (
          <li key={id}>
            <span className={styles.first}>
              <span className={styles.name}>{name}</span>
              <span className={styles.day}>{format.day(due_date, 'short')}</span>
            </span>
            <StatusText tone={tone} small>
              {words}
              {done_on && done_by && ` ${t('done_by', { name: done_by.name })}`}
            </StatusText>
          </li>
        );
      })}
    </ul>
  );
}
