import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Card } from '../card/card.tsx';
import { LoadError } from '../state/load-error.tsx';
import { SkeletonRows } from '../state/skeleton.tsx';
import styles from './timeline.module.css';
import { type Happening, Timeline } from './timeline.tsx';

type TimelineCardProps = {
  title: string;
  /** Beside the title, such as a link to all of it. */
  end?: ReactNode;
  /** Undefined while they load. */
  happenings: readonly Happening[] | undefined;
  failed?: ComponentProps<typeof LoadError> | undefined;
  /** Said when nothing happened. */
  none: string;
  /** The verb that shows earlier ones; absent at the end. */
  more: string;
  onMore?: (() => void) | undefined;
};

/** A card with what happened, page after page. */
export function TimelineCard({ title, end, happenings, failed, none, more, onMore }: TimelineCardProps) {
  return (
    <Card title={title} end={end} flush>
      {failed && <LoadError {...failed} />}
      {!happenings && !failed && <SkeletonRows rows={3} />}
      {happenings?.length === 0 && <p className={styles.none}>{none}</p>}
      {happenings && happenings.length > 0 && <Timeline happenings={happenings} />}
      {onMore && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={onMore}>
            {more}
          </Button>
        </div>
      )}
    </Card>
  );
}
