import type { JudgedSwap } from '#contract/swaps/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './swaps.module.css';

/** What is in the way of a request by now: what isn't as it was asked, and every conflict that somebody would have. */
export function InTheWay({ swap: { changed, conflicts } }: { swap: JudgedSwap }) {
  if (changed.length === 0 && conflicts.length === 0) return <StatusText tone="ok">{t('clear')}</StatusText>;
  return (
    <div className={styles.problems}>
      {changed.length > 0 && (
        <section>
          <h4>{t('changed')}</h4>
          {changed.map((sentence) => (
            <StatusText key={sentence} tone="bad">
              {sentence}
            </StatusText>
          ))}
        </section>
      )}
      {conflicts.map(({ member, assignment_id, conflicts: reasons }) => (
        <section key={assignment_id}>
          <h4>{t('in_the_way', { name: member.name })}</h4>
          {reasons.map((reason, at) => (
            <div key={`${reason.rule}-${reason.skill ?? at}`}>
              <StatusText tone="bad" strong>
                {words(`rule_${reason.rule}`)}
              </StatusText>
              <div>{reason.message}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
