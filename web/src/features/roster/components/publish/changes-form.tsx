import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { PublicationPreview } from '#contract/shifts/publishing-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Span } from '../../effects/span.ts';
import { usePublish } from '../../effects/use-publish.ts';
import { ChangeList } from './change-list.tsx';
import { t } from './messages.ts';
import styles from './publish.module.css';

type ChangesFormProps = {
  project_id: string;
  span: Span;
  preview: PublicationPreview;
  onTyped: (isTyped: boolean) => void;
  onClose: () => void;
};

/** The changes that would be told, what they cost and leave open, and the verb that tells them. */
export function ChangesForm({ project_id, span, preview, onTyped, onClose }: ChangesFormProps) {
  const [note, setNote] = useState('');
  const { publish, problem, isBusy } = usePublish(project_id, span, onClose);
  const { changes, people } = preview;
  const write = (text: string) => {
    setNote(text);
    onTyped(text !== '');
  };
  return (
    <>
      <PreviewFacts preview={preview} />
      <ChangeList changes={changes} />
      <TextArea
        label={t('publish_message')}
        note={t('publish_message_note')}
        value={note}
        onChange={write}
        rows={2}
        maxLength={1000}
        optional
      />
      <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
      <div className={styles.foot}>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={IconSend}
            disabled={isBusy}
            onClick={() => publish(changes, note.trim())}
          >
            {t('publish_to', { count: people })}
          </Button>
        </DialogVerbs>
      </div>
    </>
  );
}

function PreviewFacts({ preview }: { preview: PublicationPreview }) {
  const { money } = useFormat();
  const { changes, people, open } = preview;
  return (
    <Facts
      strip
      facts={[
        { label: t('changes'), value: String(changes.length) },
        { label: t('people_told'), value: String(people) },
        {
          label: t('open_label'),
          value:
            open > 0 ? (
              <StatusText tone="warn">{t('open_count', { count: open })}</StatusText>
            ) : (
              t('none_open')
            ),
        },
        ...costFacts(preview, money),
      ]}
    />
  );
}

function costFacts({ cost }: PublicationPreview, money: (minor: number, currency?: string) => string) {
  if (!cost) return [];
  const { before_minor, after_minor, currency } = cost;
  const more = after_minor - before_minor;
  const sign = more > 0 ? '+' : '';
  return [
    { label: t('cost_before'), value: money(before_minor, currency) },
    { label: t('cost_after'), value: `${money(after_minor, currency)} (${sign}${money(more, currency)})` },
  ];
}
