import { IconPencil, IconTrash } from '@tabler/icons-react';
import { createElement, type ReactNode, useState } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import { writtenOf } from '../../../ui/form/mention-text.ts';
import type { CommentWrites, Mentionable, Said } from '../effects/thread.ts';
import { t } from '../messages.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './commenting.module.css';

type CommentProps<Comment extends Said> = {
  comment: Comment;
  /** Of what it was said, in a few words. */
  of?: ReactNode;
  /** Under which name what is written anew is kept on this device. */
  name: string;
  people: Mentionable;
  writes: CommentWrites<Comment>;
};

/** What somebody said; their own is edited and deleted here. */
export function CommentItem<Comment extends Said>(props: CommentProps<Comment>) {
  const { comment, of, name, people, writes } = props;
  const [isEditing, setEditing] = useState(false);
  const done = () => setEditing(false);
  const askRemove = () =>
    question.ask({ ask: t('remove_ask'), note: t('remove_note'), accept: () => writes.remove(comment) });
  return (
    <article className={styles.comment} aria-label={t('comment_of', { name: comment.author.name })}>
      <Avatar name={comment.author.name} decorative />
      <div className={styles.said}>
        <Byline comment={comment} of={of}>
          {comment.own && !isEditing && (
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
        </Byline>
        {isEditing ? (
          <CommentBox
            people={people}
            name={`${name}-edit-${comment.id}`}
            label={t('editing')}
            verb={t('save')}
            first={writtenOf(piecesOf(comment.body), comment.mentions)}
            send={(body) => writes.edit(comment, body).then(done)}
            onCancel={done}
          />
        ) : (
          <Body comment={comment} />
        )}
      </div>
    </article>
  );
}

type BylineProps = { comment: Said; of: ReactNode; children: ReactNode };

function Byline({ comment: { author, created_at, edited_at }, of, children }: BylineProps) {
  const format = useFormat();
  return (
    <div className={styles.byline}>
      <strong>{author.name}</strong>
      <time dateTime={created_at} title={format.instant(created_at)}>
        {format.relative(created_at)}
      </time>
      {of && <span>{of}</span>}
      {edited_at && <span title={format.instant(edited_at)}>{t('edited')}</span>}
      {children}
    </div>
  );
}

/** What was said, people by their names of today. */
function Body({ comment: { body, mentions } }: { comment: Said }) {
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
