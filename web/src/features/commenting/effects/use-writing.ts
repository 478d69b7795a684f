import { useEffect, useRef, useState } from 'react';
import { mentionToken } from '#contract/comments/mentions.ts';
import { isCallError, problemsByField } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { unreachedNote } from '../../../platform/http/unreached.ts';
import { bodyOf, NOTHING_WRITTEN, type Written } from '../../../ui/form/mention-text.ts';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { t } from '../messages.ts';

interface Writing {
  /** Under which name it is kept on this device. */
  readonly name: string;
  /** What stands there before anybody types. */
  readonly first?: Written;
  /** Sends it; what it throws is said beside it, and what was written stays. */
  readonly send: (body: string) => Promise<unknown>;
}

/** A comment that is being written: kept on this device with every key, until it was sent or thrown away. */
export function useWriting({ name, first = NOTHING_WRITTEN, send }: Writing) {
  const draft = useKeptDraft<Written>(name, NOTHING_WRITTEN);
  const [written, setWritten] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const kept = useRef(draft);
  useUnsavedWork(written.text !== first.text);
  useEffect(() => {
    void kept.current.read().then((found) => found && setWritten(found));
  }, []);
  const change = (next: Written) => {
    setWritten(next);
    setProblem(undefined);
    if (next.text === first.text) kept.current.remove();
    else kept.current.write({ text: next.text, people: next.people });
  };
  const forget = () => change(first);
  const isEmpty = written.text.trim() === '';
  const submit = async () => {
    if (isEmpty || isSending) return;
    setSending(true);
    try {
      await send(bodyOf(written, mentionToken));
      forget();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { written, change, submit, forget, problem, isSending, isEmpty };
}

const sentenceOf = (error: unknown): string => {
  if (isCallError(error, 412)) return t('stale');
  const said = problemsByField(error).body ?? unreachedNote(error);
  return `${said ?? (isCallError(error) ? error.message : '')} ${t('not_sent')}`.trim();
};
