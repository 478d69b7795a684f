import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isCallError } from '../../../../platform/call-error.ts';
import { unreachedNote } from '../../../../platform/http/unreached.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { EDIT_HREF, policyHref } from '../../effects/policy-address.ts';
import { FIELD_NOTE, refusalSentences } from '../../effects/publishing.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { t as words } from '../../messages.ts';
import type { usePublish } from '../../mutations.ts';
import { t } from './messages.ts';
import styles from './preview.module.css';

type PublishCardProps = {
  editor: Editor;
  version: number;
  publish: ReturnType<typeof usePublish>;
  /** Somebody published first: the policy is read anew. */
  onStale: () => void;
};

/** Why the policy changes, and the button that changes it. */
export function PublishCard({ editor, version, publish, onStale }: PublishCardProps) {
  const router = useRouter();
  const [isTried, setTried] = useState(false);
  const missing = isTried && editor.note.trim() === '' ? words('note_missing') : undefined;
  const { error } = publish;
  const send = () => {
    setTried(true);
    if (editor.note.trim() === '') return document.getElementById(FIELD_NOTE)?.focus();
    publish.mutate(
      { version, body: { rules: editor.rules, note: editor.note.trim() } },
      {
        onSuccess: (made) => {
          editor.discard();
          toast.show({ title: t('published', { version: made.version }) });
          router.history.push(policyHref('rules'));
        },
        onError: (refused) => {
          if (isCallError(refused, 412)) onStale();
        },
      },
    );
  };
  return (
    <Card title={t('publish_title')}>
      <form
        className={styles.publish}
        noValidate
        aria-label={t('publish_title')}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ErrorSummary issues={refusalSentences(error, unreachedNote(error) ?? t('publish_failed'))} />
        <TextArea
          id={FIELD_NOTE}
          label={words('note')}
          note={words('note_hint')}
          rows={2}
          maxLength={500}
          value={editor.note}
          onChange={editor.setNote}
          error={missing}
        />
        <div className={styles.verbs}>
          <ButtonLink href={EDIT_HREF}>{t('back')}</ButtonLink>
          <Button variant="primary" type="submit" disabled={publish.isPending || editor.isOvertaken}>
            {t('publish')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
