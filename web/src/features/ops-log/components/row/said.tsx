import { createElement } from 'react';
import { piecesOf } from '#contract/comments/mentions.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import styles from './row.module.css';

type SaidProps = Pick<OpsLogEntry, 'body' | 'mentions'>;

/** The details of an entry, people by their names of today. */
export function Said({ body, mentions }: SaidProps) {
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const said = piecesOf(body).map((piece) =>
    'text' in piece
      ? piece.text
      : createElement('span', { className: styles.mention }, `@${names.get(piece.member_id) ?? '…'}`),
  );
  return createElement('span', null, ...said);
}
