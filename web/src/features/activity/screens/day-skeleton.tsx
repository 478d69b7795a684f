import { Card, Panel } from '../../../ui/card/card.tsx';
import { MainAndSide } from '../../../ui/page/dashboard-page.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { t as words } from '../components/day/messages.ts';
import { t } from '../messages.ts';

/** The shape of a day to come. */
export function DaySkeleton() {
  return (
    <MainAndSide
      side={
        <Card title={words('day_note')} flush>
          <SkeletonRows rows={6} height={48} />
        </Card>
      }
    >
      <Card title={t('timer')} flush>
        <SkeletonRows rows={1} height={48} />
      </Card>
      <Card title={t('entries')} flush>
        <SkeletonRows rows={6} height={39} />
      </Card>
    </MainAndSide>
  );
}

/** The shape of a calendar to come. */
export const CalendarSkeleton = () => (
  <Panel>
    <SkeletonRows rows={12} height={48} />
  </Panel>
);
