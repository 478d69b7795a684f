import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import type { Comment } from '#contract/comments/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { writtenOf } from '../../../../ui/form/mention-text.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { useDeleteComment, useEditComment } from '../../effects/comment-changes.ts';
import { SentFiles } from '../files/sent-files.tsx';
import { CommentBody } from './comment-body.tsx';
import styles from './comments.module.css';
import { ComposerWithFiles } from './composer-with-files.tsx';
import { t } from './messages.ts';

type CommentItemProps = {
  comment: Comment;
  /** It came since the last visit. */
  isNew: boolean;
  /** An address leads to it. */
  isTarget: boolean;
  mayWrite: boolean;
  small?: boolean;
  /** Verbs of the thread, below the words. */
  children?: ReactNode;
};

/** One comment: who, when, what, and what its author can do with it. */
export function CommentItem({ comment, isNew, isTarget, mayWrite, small, children }: CommentItemProps) {
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const place = useTarget(isTarget);
  const { author, created_at, edited_at, own, deleted } = comment;
  return (
    <article
      ref={place}
      tabIndex={-1}
      className={classNames(styles.comment, isTarget && styles.target)}
      aria-label={t('comment_of', { name: author.name })}
    >
      <Avatar name={author.name} size={small ? 20 : 24} decorative />
      <div className={styles.said}>
        <div className={styles.byline}>
          <strong>{author.name}</strong>
          <time dateTime={created_at} title={format.instant(created_at)}>
            {format.relative(created_at)}
          </time>
          {edited_at && !deleted && <span title={format.instant(edited_at)}>{t('edited')}</span>}
          {isNew && <Tag tone="info">{t('new')}</Tag>}
          {own && mayWrite && !deleted && !isEditing && (
            <OwnVerbs comment={comment} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isEditing ? (
          <Editing comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <>
            <CommentBody comment={comment} />
            <SentFiles project_id={comment.project_id} files={comment.attachments} />
          </>
        )}
        {children}
      </div>
    </article>
  );
}

/** Brings what an address leads to into sight, once. */
function useTarget(isTarget: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return place;
}

function OwnVerbs({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const remove = useDeleteComment();
  return (
    <span className={styles.own}>
      <IconButton icon={IconPencil} label={t('edit')} small variant="ghost" onClick={onEdit} />
      <IconButton
        icon={IconTrash}
        label={t('remove')}
        small
        variant="ghost"
        disabled={remove.isPending}
        onClick={() => remove.mutate(comment)}
      />
    </span>
  );
}

function Editing({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const edit = useEditComment();
  return (
    <ComposerWithFiles
      project_id={comment.project_id}
      name={`comment-edit.${comment.id}`}
      label={t('editing')}
      placeholder=""
      verb={t('save')}
      first={writtenOf(piecesOf(comment.body), comment.mentions)}
      carried={comment.attachments}
      send={async (body, files) => {
        await edit.mutateAsync({ comment, body: { body, ...files } });
        onDone();
      }}
      onCancel={onDone}
      quiet
      focused
    />
  );
}
