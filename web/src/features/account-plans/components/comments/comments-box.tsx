import { useInfiniteQuery } from '@tanstack/react-query';
import { PLAN_SECTIONS, type PlanSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { Thread } from '../../../commenting/components/thread.tsx';
import {
  planComments,
  planMentionable,
  usePlanCommentWrites,
} from '../../effects/comments/comment-queries.ts';
import { sectionHref, sectionName } from '../../effects/sections.ts';
import styles from './comments.module.css';
import { t } from './messages.ts';

const ALL = 'all';
type Part = PlanSection | typeof ALL;

type CommentsBoxProps = {
  plan: Pick<AccountPlan, 'id' | 'archived_at'>;
  /** Of which part; null = of all of them. */
  section: PlanSection | null;
  counts: ReadonlyMap<string, number>;
  onSection: (section: PlanSection | null) => void;
  onClose: () => void;
};

/** What was said of a part of a plan, or of all, beside where more is said. */
export default function CommentsBox({ plan, section, counts, onSection, onClose }: CommentsBoxProps) {
  const read = useInfiniteQuery(planComments(plan.id, section));
  const about = section ?? 'summary';
  const writes = usePlanCommentWrites(plan.id, about);
  const { data, error, refetch, hasNextPage, fetchNextPage } = read;
  const title = section === null ? t('comments') : t('comments_of', { section: sectionName(section) });
  return (
    <Dialog open boxSize="medium" title={title} onClose={onClose}>
      <div className={styles.box}>
        <CompactSelect<Part>
          label={t('part')}
          options={partsOf(counts)}
          value={section ?? ALL}
          onChange={(part) => onSection(part === ALL ? null : part)}
        />
        <Thread
          key={about}
          comments={data?.pages.flatMap((page) => page.data)}
          failed={data ? undefined : failedRead(error, t('failed'), refetch)}
          none={t('none')}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          of={(comment) =>
            section === null && (
              <Link href={sectionHref(plan.id, comment.section)} onClick={onClose}>
                {t('of', { section: sectionName(comment.section) })}
              </Link>
            )
          }
          name={`account-plan-comment-${plan.id}-${about}`}
          people={{ find: (q) => planMentionable(plan.id, q), nobody: t('nobody') }}
          writes={writes}
          closed={plan.archived_at ? t('is_archived') : undefined}
        />
        {section === null && !plan.archived_at && (
          <Text small muted>
            {t('on_summary')}
          </Text>
        )}
      </div>
    </Dialog>
  );
}

const partsOf = (counts: ReadonlyMap<string, number>): { value: Part; label: string }[] => [
  { value: ALL, label: t('all', { count: [...counts.values()].reduce((sum, count) => sum + count, 0) }) },
  ...PLAN_SECTIONS.map((section) => ({
    value: section,
    label: t('part_count', { section: sectionName(section), count: counts.get(section) ?? 0 }),
  })),
];
