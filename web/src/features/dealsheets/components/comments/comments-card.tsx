import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import type { DealsheetComment } from '#contract/dealsheets/comments.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { writtenOf } from '../../../../ui/form/mention-text.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { dealsheetComments, useCommentWrites } from '../../effects/comment-queries.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { t } from './messages.ts';

/** What was said of a deal, in the order in which it was, and where more is said. */
export function CommentsCard({ dealsheet_id }: { dealsheet_id: string }) {
  const read = useInfiniteQuery(dealsheetComments(dealsheet_id));
  const { add } = useCommentWrites(dealsheet_id);
  const { data, error, refetch, hasNextPage, fetchNextPage } = read;
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  const comments = data?.pages.flatMap((page) => page.data);
  return (
    <Card title={t('comments')} {...(comments && !hasNextPage ? { count: comments.length } : {})}>
      <div className={styles.comments}>
        {failed && <LoadError {...failed} />}
        {!comments && !failed && <SkeletonRows rows={2} />}
        {comments?.length === 0 && <p className={styles.none}>{t('none')}</p>}
        {comments?.map((comment) => (
          <Comment key={comment.id} {...{ comment, dealsheet_id }} />
        ))}
        {hasNextPage && (
          <Button small variant="ghost" onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        <CommentBox
          dealsheet_id={dealsheet_id}
          name={`dealsheet-comment-${dealsheet_id}`}
          label={t('write')}
          verb={t('send')}
          send={add}
        />
      </div>
    </Card>
  );
}

type CommentProps = { comment: DealsheetComment; dealsheet_id: string };

function Comment({ comment, dealsheet_id }: CommentProps) {
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const { edit, remove } = useCommentWrites(dealsheet_id);
  const { id, author, created_at, edited_at, own, revision } = comment;
  const done = () => setEditing(false);
  const askRemove = () =>
    question.ask({ ask: t('remove_ask'), note: t('remove_note'), accept: () => remove(comment) });
  return (
    <article className={styles.comment} aria-label={t('comment_of', { name: author.name })}>
      <Avatar name={author.name} decorative />
      <div className={styles.said}>
        <div className={styles.byline}>
          <strong>{author.name}</strong>
          <time dateTime={created_at} title={format.instant(created_at)}>
            {format.relative(created_at)}
          </time>
          <span>{t('of_revision', { revision })}</span>
          {edited_at && <span title={format.instant(edited_at)}>{t('edited')}</span>}
          {own && !isEditing && (
            <span className={styles.own}>
              <IconButton
                icon={IconPencil}
                label={t('edit')}
                small
                variant="ghost"
                onClick={() => setEditing(true)}
              />
              <IconButton icon={IconTrash} label={t('remove')} small variant="ghost" onClick={askRemove} />
            </span>
          )}
        </div>
        {isEditing ? (
          <CommentBox
            dealsheet_id={dealsheet_id}
            name={`dealsheet-comment-edit-${id}`}
            label={t('editing')}
            verb={t('save')}
            first={writtenOf(piecesOf(comment.body), comment.mentions)}
            send={(body) => edit(comment, body).then(done)}
            onCancel={done}
          />
        ) : (
          <Body comment={comment} />
        )}
      </div>
    </article>
  );
}

/** What was said, people by their names of today. */
function Body({ comment: { body, mentions } }: { comment: DealsheetComment }) {
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const said = piecesOf(body).map((piece) =>
    'text' in piece
      ? piece.text
      : createElement(
          'span',
          { className: styles.mention },
          `@${names.get(piece.member_id) ?? t('somebody_gone')}`,
        ),
  );
  return createElement('p', { className: styles.body }, ...said);
}
