import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commandKey } from '../../../../platform/pressed.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import type { Written } from '../../../../ui/form/mention-text.ts';
import styles from './comments.module.css';
import { MentionArea } from './mention-area.tsx';
import { t } from './messages.ts';
import { useComposer } from './use-composer.ts';

type ComposerProps = {
  project_id: string;
  /** Under which name it is kept on this device. */
  name: string;
  label: string;
  placeholder: string;
  verb: string;
  first?: Written;
  send: (body: string) => Promise<unknown>;
  /** Closes it; what was written goes. */
  onCancel?: () => void;
  /** One primary verb a view: that of a new comment. */
  quiet?: boolean;
  focused?: boolean;
  /** Below the words: what goes with them, such as files. */
  slot?: ReactNode;
  /** What goes with it says enough without a word. */
  isCarrying?: boolean;
};

/** Where somebody writes a comment, a reply or theirs anew. */
export function Composer(props: ComposerProps) {
  const { project_id, label, placeholder, verb, onCancel, quiet, focused, slot } = props;
  const { name, first, send, isCarrying = false } = props;
  const { written, change, submit, forget, problem, isSending, isEmpty } = useComposer({
    ...{ name, send, isCarrying },
    ...(first ? { first } : {}),
  });
  const area = useRef<{ focus: () => void }>(null);
  const note = useId();
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);
  const cancel = onCancel
    ? () => {
        forget();
        onCancel();
      }
    : undefined;
  return (
    <div className={styles.composer}>
      <MentionArea
        ref={area}
        project_id={project_id}
        label={label}
        placeholder={placeholder}
        written={written}
        onChange={change}
        onSend={() => void submit()}
        onCancel={isEmpty ? cancel : undefined}
        describedBy={note}
        invalid={problem !== undefined}
      />
      {slot}
      <Below
        {...{ note, problem, isEmpty, isSending, verb, quiet }}
        onCancel={cancel}
        onSend={() => void submit()}
      />
    </div>
  );
}

type BelowProps = {
  note: string;
  problem: string | undefined;
  isEmpty: boolean;
  isSending: boolean;
  verb: string;
  quiet: boolean | undefined;
  onCancel: (() => void) | undefined;
  onSend: () => void;
};

function Below({ note, problem, isEmpty, isSending, verb, quiet, onCancel, onSend }: BelowProps) {
  return (
    <div className={styles.below}>
      <div id={note} className={styles.note} role="status">
        {problem ? (
          <FieldError id={`${note}-problem`}>{problem}</FieldError>
        ) : isEmpty ? (
          ''
        ) : (
          t('keys', { key: commandKey() })
        )}
      </div>
      {onCancel && (
        <Button small variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {(!isEmpty || onCancel) && (
        <Button
          small
          variant={quiet ? 'default' : 'primary'}
          disabled={isEmpty || isSending}
          onClick={onSend}
        >
          {isSending ? t('sending') : verb}
        </Button>
      )}
    </div>
  );
}
