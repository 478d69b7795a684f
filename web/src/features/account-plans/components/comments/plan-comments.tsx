import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type PlanSection, planSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { SectionMarksProvider } from '../../../../ui/card/section-mark.ts';
import { planCommentCounts } from '../../effects/comments/comment-queries.ts';
import { useAskedSection } from '../../effects/comments/use-asked-section.ts';
import { sectionName } from '../../effects/sections.ts';
import { t } from './messages.ts';

const CommentsBox = lazy(() => import('./comments-box.tsx'));

type Open = (section: PlanSection | null) => void;
const OpenContext = createContext<Open>(() => undefined);

type PlanCommentsProps = { plan: Pick<AccountPlan, 'id' | 'archived_at'>; children: ReactNode };

/** Lets every card of a plan's page that says which part it shows be commented on, and the page as a whole. */
export function PlanComments({ plan, children }: PlanCommentsProps) {
  const [opened, setOpened] = useState<{ readonly section: PlanSection | null } | null>(null);
  const { data } = useQuery(planCommentCounts(plan.id));
  const counts = useMemo(() => new Map(data?.data.map(({ section, count }) => [section, count])), [data]);
  const open = useCallback<Open>((section) => setOpened({ section }), []);
  const { asked, forget } = useAskedSection();
  useEffect(() => {
    if (asked) open(asked);
  }, [asked, open]);
  const close = () => {
    setOpened(null);
    if (asked) forget();
  };
  const marks = useCallback(
    (given: string) => {
      const section = planSection.options.find((one) => one === given);
      return section && <SectionButton section={section} count={counts.get(section) ?? 0} onOpen={open} />;
    },
    [counts, open],
  );
  return (
    <OpenContext value={open}>
      <SectionMarksProvider value={marks}>{children}</SectionMarksProvider>
      {opened && (
        <Suspense fallback={null}>
          <CommentsBox {...{ plan, counts }} section={opened.section} onSection={open} onClose={close} />
        </Suspense>
      )}
    </OpenContext>
  );
}

type SectionButtonProps = { section: PlanSection; count: number; onOpen: Open };

function SectionButton({ section, count, onOpen }: SectionButtonProps) {
  const name = sectionName(section);
  const open = () => onOpen(section);
  if (count === 0)
    return (
      <IconButton
        icon={IconMessageCircle}
        label={t('button_none', { section: name })}
        small
        variant="ghost"
        onClick={open}
      />
    );
  return (
    <Button
      small
      variant="ghost"
      icon={IconMessageCircle}
      aria-label={t('button', { count, section: name })}
      onClick={open}
    >
      {count}
    </Button>
  );
}

/** Opens what was said of a part, or of every part for null. */
export const useOpenComments = (): Open => use(OpenContext);

/** The page's own button: what was said of every part. */
export function CommentButton() {
  const open = useOpenComments();
  return (
    <Button icon={IconMessageCircle} onClick={() => open(null)}>
      {t('comment')}
    </Button>
  );
}
