import { IconArrowBackUp, IconCheck, IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addComment } from '#contract/comments/endpoints.ts';
import type { CommentThread } from '#contract/comments/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { useAddComment, useSettleThread } from '../../effects/comment-changes.ts';
import { commentThread } from '../../effects/detail-queries.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { ComposerWithFiles } from './composer-with-files.tsx';
import { t } from './messages.ts';

type ThreadProps = {
  thread: CommentThread;
  /** When the last visit ended; null where nothing is new. */
  since: string | null;
  /** Id of the comment that an address leads to. */
  target: string | undefined;
};

/** A comment with its replies; a settled one is folded until somebody opens it. */
export function Thread({ thread, since, target }: ThreadProps) {
  const holdsTarget = target === thread.id || thread.replies.some(({ id }) => id === target);
  const [isOpen, setOpen] = useState(thread.resolved === null || holdsTarget);
  const { resolved } = thread;
  return (
    <div className={styles.thread}>
      {resolved && (
        <div className={styles.resolved}>
          <StatusText tone="ok" icon={IconCheck}>
            {t('resolved_by', { name: resolved.by.name })}
          </StatusText>
          {!isOpen && <span className={styles.gist}>{gistOf(thread)}</span>}
          <Button small variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hide_thread' : 'show_thread')}
          </Button>
        </div>
      )}
      {(isOpen || !resolved) && <Conversation thread={thread} since={since} target={target} />}
    </div>
  );
}

const gistOf = ({ author, body, mentions }: CommentThread): string =>
  `${author.name}: ${mentions.reduce((text, { id, name }) => text.replaceAll(`<@${id}>`, `@${name}`), body)}`;

function Conversation({ thread, since, target }: ThreadProps) {
  const mayWrite = usePermissions().may(addComment, { project_id: thread.project_id });
  const [isReplying, setReplying] = useState(false);
  const { replies, earlier, showEarlier } = useReplies(thread);
  const item = { mayWrite, since, target };
  return (
    <>
      <CommentItem comment={thread} {...standing(thread, item)} />
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('replies')}>
          {earlier > 0 && (
            <li>
              <Button small variant="ghost" onClick={showEarlier}>
                {t('earlier', { count: earlier })}
              </Button>
            </li>
          )}
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} small {...standing(reply, item)} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && !isReplying && <ThreadVerbs thread={thread} onReply={() => setReplying(true)} />}
      {mayWrite && isReplying && <Replying thread={thread} onDone={() => setReplying(false)} />}
    </>
  );
}

type Standing = { mayWrite: boolean; since: string | null; target: string | undefined };

const standing = (
  { id, own, created_at }: CommentThread | CommentThread['replies'][number],
  { mayWrite, since, target }: Standing,
) => ({ mayWrite, isTarget: id === target, isNew: !own && since !== null && created_at > since });

/** The latest replies, or all of them once somebody asks. */
function useReplies(thread: CommentThread) {
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({
    ...commentThread(thread.project_id, thread.id),
    enabled: isWhole && thread.reply_count > thread.replies.length,
    meta: { toast: t('earlier_failed') },
  });
  const replies = (isWhole ? whole.data?.replies : undefined) ?? thread.replies;
  return { replies, earlier: thread.reply_count - replies.length, showEarlier: () => setWhole(true) };
}

function ThreadVerbs({ thread, onReply }: { thread: CommentThread; onReply: () => void }) {
  const settle = useSettleThread();
  const isSettled = thread.resolved !== null;
  return (
    <div className={styles.verbs}>
      <Button small variant="ghost" icon={IconMessageReply} onClick={onReply}>
        {t('reply')}
      </Button>
      <Button
        small
        variant="ghost"
        icon={isSettled ? IconArrowBackUp : IconCheck}
        disabled={settle.isPending}
        onClick={() => settle.mutate({ thread, settled: !isSettled })}
      >
        {t(isSettled ? 'reopen' : 'resolve')}
      </Button>
    </div>
  );
}

function Replying({ thread, onDone }: { thread: CommentThread; onDone: () => void }) {
  const add = useAddComment(thread.project_id);
  return (
    <div className={styles.replying}>
      <ComposerWithFiles
        project_id={thread.project_id}
        name={`comment-reply.${thread.id}`}
        label={t('reply')}
        placeholder={t('reply_hint')}
        verb={t('reply')}
        send={async (body, files) => {
          await add.mutateAsync({ body, thread_id: thread.id, ...files });
          onDone();
        }}
        onCancel={onDone}
        quiet
        focused
      />
    </div>
  );
}
