import { unreachedNote } from '../../../../platform/http/unreached.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { EDIT_HREF } from '../../effects/policy-address.ts';
import { FIELD_NOTE, refusalSentences } from '../../effects/publishing.ts';
import { t as words } from '../../messages.ts';
import { Refusals } from '../refusals.tsx';
import { t } from './messages.ts';
import styles from './preview.module.css';
import { type Publishing, usePublishing } from './use-publishing.ts';

/** Why the policy changes, and the button that changes it. */
export function PublishCard(publishing: Publishing) {
  const { editor, publish } = publishing;
  const { send, missing } = usePublishing(publishing);
  const { error, isPending } = publish;
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
        <Refusals issues={refusalSentences(error, unreachedNote(error) ?? t('publish_failed'))} />
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
          <Button variant="primary" type="submit" disabled={isPending || editor.isOvertaken}>
            {t('publish')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
