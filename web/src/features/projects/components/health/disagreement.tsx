import { isDisagreeing } from '#contract/projects/health.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { computedWords, setWords } from '../../effects/health-words.ts';
import { t as words } from '../../messages.ts';
import styles from './health.module.css';
import { t } from './messages.ts';

/** Beside a health that was set by hand: that the computed one says something else. */
export function DisagreeingHealth({ project }: { project: Project }) {
  if (!isDisagreeing(project)) return null;
  const health = words(`health_${project.automatic_health ?? 'none'}`).toLowerCase();
  return <StatusText tone="warn">{t('disagree', { health })}</StatusText>;
}

/** Both healths with their reasons; flagged where they disagree. */
export function HealthReasons({ project }: { project: Project }) {
  const format = useFormat();
  const set = setWords(project, format);
  return (
    <div className={styles.reasons}>
      {isDisagreeing(project) && <StatusText tone="warn">{t('disagree_title')}</StatusText>}
      {set && <p>{set}</p>}
      <p className={styles.computed}>{computedWords(project)}</p>
    </div>
  );
}
