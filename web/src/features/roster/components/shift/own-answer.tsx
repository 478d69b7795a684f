import { IconCheck, IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { t } from '../../messages.ts';

type OwnAnswerProps = {
  /** Nothing was said to it yet. */
  isOffered: boolean;
  onConfirm: () => void;
  onDecline: (reason: string) => void;
};

/** Yes, or no with a reason. */
export function OwnAnswer({ isOffered, onConfirm, onDecline }: OwnAnswerProps) {
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null)
    return (
      <>
        <TextArea label={t('why_decline')} value={reason} onChange={setReason} maxLength={500} />
        <DialogVerbs>
          <Button onClick={() => setReason(null)}>{t('back')}</Button>
          <Button
            variant="danger"
            icon={IconHandStop}
            disabled={reason.trim() === ''}
            onClick={() => onDecline(reason.trim())}
          >
            {t('decline_now')}
          </Button>
        </DialogVerbs>
      </>
    );
  return (
    <DialogVerbs>
      <Button icon={IconHandStop} onClick={() => setReason('')}>
        {t('decline')}
      </Button>
      {isOffered && (
        <Button variant="primary" icon={IconCheck} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      )}
    </DialogVerbs>
  );
}
