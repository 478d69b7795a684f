import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { MentionArea } from '../../../../ui/form/mention-area.tsx';
import type { Written } from '../../../../ui/form/mention-text.ts';
import { mentionable } from '../../effects/comment-queries.ts';
import styles from './comments.module.css';
import { t } from './messages.ts';
import { useWriting } from './use-writing.ts';

type CommentBoxProps = {
  dealsheet_id: string;
  /** Under which name it is kept on this device. */
  name: string;
  label: string;
  verb: string;
  first?: Written;
  send: (body: string) => Promise<unknown>;
  /** Closes it; what was written goes. */
  onCancel?: () => void;
};

const WORDS = {
  ...{ people: t('people'), nobody: t('nobody') },
  found: (count: number) => t('found', { count }),
} as const;

/** Where somebody writes a comment, or theirs anew. */
export function CommentBox({ dealsheet_id, name, label, verb, first, send, onCancel }: CommentBoxProps) {
  const writing = useWriting({ name, send, ...(first ? { first } : {}) });
  const { written, change, submit, forget, problem, isSending, isEmpty } = writing;
  const [q, ask] = useState<string>();
  const { data } = useQuery({ ...mentionable(dealsheet_id, q ?? ''), enabled: q !== undefined });
  const area = useRef<{ focus: () => void }>(null);
  const note = useId();
  const isOpen = onCancel !== undefined;
  useEffect(() => {
    if (isOpen) area.current?.focus();
  }, [isOpen]);
  const cancel =
    onCancel &&
    (() => {
      forget();
      onCancel();
    });
  return (
    <div className={styles.box}>
      <MentionArea
        ref={area}
        offered={{ people: data?.data, ask }}
        words={WORDS}
        label={label}
        placeholder={t('placeholder')}
        written={written}
        onChange={change}
        onSend={() => void submit()}
        onCancel={cancel}
        describedBy={note}
        invalid={problem !== undefined}
      />
      <div id={note} role="status">
        {problem && <FieldError id={`${note}-problem`}>{problem}</FieldError>}
      </div>
      {(!isEmpty || isOpen) && (
        <div className={styles.verbs}>
          {cancel && (
            <Button small variant="ghost" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
          <Button small disabled={isEmpty || isSending} onClick={() => void submit()}>
            {isSending ? t('sending') : verb}
          </Button>
        </div>
      )}
    </div>
  );
}
