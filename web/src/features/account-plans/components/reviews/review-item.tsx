import { IconPencil } from '@tabler/icons-react';
import type { PlanReview } from '#contract/account-plans/reviews.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { sectionName } from '../../effects/sections.ts';
import { t } from './messages.ts';
import styles from './reviews.module.css';

type ReviewItemProps = { review: PlanReview; onCorrect: ((review: PlanReview) => void) | undefined };

/** A review: when, who held it, what was said, how we were judged, and what was confirmed. */
export function ReviewItem({ review, onCorrect }: ReviewItemProps) {
  const format = useFormat();
  const { held_on, held_by, average, notes, scores, confirmed } = review;
  const day = format.day(held_on);
  return (
    <li className={styles.review}>
      <div className={styles.byline}>
        <h3>
          <time dateTime={held_on}>{day}</time>
        </h3>
        <Text muted>{held_by?.name ?? t('somebody')}</Text>
        <span className={styles.average}>
          {average === null
            ? t('not_judged')
            : t('average_of', { average: format.number(Number(average), 1) })}
        </span>
        {onCorrect && (
          <IconButton
            icon={IconPencil}
            label={t('correct_of', { day })}
            small
            variant="ghost"
            onClick={() => onCorrect(review)}
          />
        )}
      </div>
      {notes && <p className={styles.notes}>{notes}</p>}
      {scores.length > 0 && (
        <dl className={styles.scores}>
          {scores.map(({ criterion, score, comment }) => (
            <div key={criterion}>
              <dt>{criterion}</dt>
              <dd>{t('score_of', { score })}</dd>
              {comment && <dd>{comment}</dd>}
            </div>
          ))}
        </dl>
      )}
      {confirmed.length > 0 && (
        <Text small muted>
          {t('confirmed', { parts: confirmed.map(sectionName).join(', ') })}
        </Text>
      )}
    </li>
  );
}
