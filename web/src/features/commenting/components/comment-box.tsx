import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { MentionArea } from '../../../ui/form/mention-area.tsx';
import type { Written } from '../../../ui/form/mention-text.ts';
import type { Mentionable } from '../effects/thread.ts';
import { useWriting } from '../effects/use-writing.ts';
import { t } from '../messages.ts';
import styles from './commenting.module.css';

type CommentBoxProps = {
  people: Mentionable;
  /** Under which name it is kept on this device. */
  name: string;
  label: string;
  verb: string;
  first?: Written;
  send: (body: string) => Promise<unknown>;
  /** Closes it; what was written goes. */
  onCancel?: () => void;
};

/** Where somebody writes a comment, or theirs anew. */
export function CommentBox({ people, name, label, verb, first, send, onCancel }: CommentBoxProps) {
  const writing = useWriting({ name, send, ...(first ? { first } : {}) });
  const { written, change, submit, forget, problem, isSending, isEmpty } = writing;
  const [q, ask] = useState<string>();
  const { data } = useQuery({ ...people.find(q ?? ''), enabled: q !== undefined });
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
  const words = {
    ...{ people: t('people'), nobody: people.nobody },
    found: (count: number) => t('found', { count }),
  };
  return (
    <div className={styles.box}>
      <MentionArea
        ref={area}
        offered={{ people: data?.data, ask }}
        words={words}
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
        <Verbs
          onCancel={cancel}
          isReady={!isEmpty && !isSending}
          verb={isSending ? t('sending') : verb}
          onSend={() => void submit()}
        />
      )}
    </div>
  );
}

type VerbsProps = {
  onCancel: (() => void) | undefined;
  isReady: boolean;
  verb: string;
  onSend: () => void;
};

const Verbs = ({ onCancel, isReady, verb, onSend }: VerbsProps) => (
  <div className={styles.verbs}>
    {onCancel && (
      <Button small variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    )}
    <Button small disabled={!isReady} onClick={onSend}>
      {verb}
    </Button>
  </div>
);
