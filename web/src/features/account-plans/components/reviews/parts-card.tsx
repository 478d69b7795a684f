import { useQuery } from '@tanstack/react-query';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { planAges } from '../../effects/reviews/review-queries.ts';
import { sectionHref, sectionName } from '../../effects/sections.ts';
import { t } from './messages.ts';
import styles from './reviews.module.css';

type PartsCardProps = {
  plan: AccountPlan;
  /** Says of a part that it is still right; absent for those who may not. */
  onConfirm: ((section: AgeingSection) => void) | undefined;
};

/** When each part of a plan was changed or confirmed last; those that are out of date come first. */
export function PartsCard({ plan, onConfirm }: PartsCardProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(planAges(plan.id));
  const failed = data ? undefined : failedRead(error, t('parts_failed'), refetch);
  const parts = data?.data.toSorted((one, other) => Number(other.stale) - Number(one.stale));
  return (
    <Card
      title={t('parts')}
      {...(parts ? { count: parts.filter(({ stale }) => stale).length || undefined } : {})}
      flush
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={6} />}
      {parts && (
        <ul className={styles.parts}>
          {parts.map(({ section, touched_at, stale }) => (
            <li key={section} className={styles.part}>
              <span className={styles.named}>
                <Link href={sectionHref(plan.id, section)}>{sectionName(section)}</Link>
                <Text small muted>
                  {touched_at ? t('touched', { when: format.relative(touched_at) }) : t('never')}
                </Text>
              </span>
              <Age isEmpty={touched_at === null} isStale={stale} />
              {stale && onConfirm && (
                <Button
                  small
                  aria-label={t('confirm_of', { part: sectionName(section) })}
                  onClick={() => onConfirm(section)}
                >
                  {t('confirm')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <Text small muted>
          {t('parts_note', { every: t('months', { count: plan.review_every_months }) })}
        </Text>
      </p>
    </Card>
  );
}

function Age({ isEmpty, isStale }: { isEmpty: boolean; isStale: boolean }) {
  if (isStale) return <StatusText tone="warn">{t('stale')}</StatusText>;
  if (isEmpty) return <StatusText tone="muted">{t('empty')}</StatusText>;
  return <StatusText tone="ok">{t('fresh')}</StatusText>;
}
