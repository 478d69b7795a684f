import { createElement } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import type { Comment } from '#contract/comments/shapes.ts';
import styles from './comments.module.css';
import { t } from './messages.ts';

/** What somebody said, people by their names of today. */
export function CommentBody({ comment: { body, mentions, deleted } }: { comment: Comment }) {
  if (deleted) return <p className={styles.gone}>{t('deleted')}</p>;
  if (body === '') return null;
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
