import type { ReactNode } from 'react';
import type { FailedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import type { CommentWrites, Mentionable, Said } from '../effects/thread.ts';
import { t } from '../messages.ts';
import { CommentItem } from './comment.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './commenting.module.css';

type ThreadProps<Comment extends Said> = {
  /** Undefined while they load. */
  comments: readonly Comment[] | undefined;
  failed: FailedRead | undefined;
  /** Said where nothing was said. */
  none: string;
  /** Shows later ones; absent at the end. */
  onMore?: (() => void) | undefined;
  /** Of what something was said, in a few words. */
  of?: (comment: Comment) => ReactNode;
  /** Under which name what is written is kept on this device. */
  name: string;
  people: Mentionable;
  writes: CommentWrites<Comment>;
  /** Why nothing more is said, in place of where it would be written. */
  closed?: string | undefined;
};

/** What was said of a thing, in the order in which it was, and where more is said. */
export function Thread<Comment extends Said>(props: ThreadProps<Comment>) {
  const { comments, failed, none, onMore, of, name, people, writes, closed } = props;
  return (
    <div className={styles.comments}>
      {failed && <LoadError {...failed} />}
      {!comments && !failed && <SkeletonRows rows={2} />}
      {comments?.length === 0 && <p className={styles.none}>{none}</p>}
      {comments?.map((comment) => (
        <CommentItem key={comment.id} of={of?.(comment)} {...{ comment, name, people, writes }} />
      ))}
      {onMore && (
        <Button small variant="ghost" onClick={onMore}>
          {t('more')}
        </Button>
      )}
      {closed ? (
        <p className={styles.none}>{closed}</p>
      ) : (
        <CommentBox people={people} name={name} label={t('write')} verb={t('comment')} send={writes.add} />
      )}
    </div>
  );
}
