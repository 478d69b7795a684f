import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FeedbackForm } from '../components/feedback-form.tsx';
import { PictureEditor } from '../components/picture-editor.tsx';
import { Taking } from '../components/taking.tsx';
import { Thanks } from '../components/thanks.tsx';
import { type Teller, useFeedbackForm } from '../effects/use-feedback-form.ts';
import { t } from '../messages.ts';

type FeedbackDialogProps = {
  person: Teller;
  onClose: () => void;
};

/**
 * Sends feedback: the form, the screenshot to be cut, and thanks. It hides while the page is pictured. Closed before it was
 * sent, it begins with the same words and screenshot the next time.
 */
export function FeedbackDialog({ person, onClose }: FeedbackDialogProps) {
  const feedback = useFeedbackForm(person);
  const { shot, isSent } = feedback;
  if (isSent)
    return (
      <Dialog open title={t('sent_title')} boxSize="small" onClose={onClose}>
        <Thanks onClose={onClose} />
      </Dialog>
    );
  const { stage, taken, drawn, draw, use, cancel } = shot;
  return (
    <>
      <Dialog
        open={stage === 'form'}
        title={t('title')}
        persistent={feedback.isBegun && 'beside'}
        onClose={onClose}
      >
        <div data-feedback>
          <FeedbackForm feedback={feedback} onClose={onClose} />
        </div>
      </Dialog>
      {stage === 'taking' && <Taking />}
      {stage === 'editing' && taken && (
        <Dialog open title={t('edit_title')} boxSize="large" persistent onClose={() => void cancel()}>
          <PictureEditor
            picture={taken}
            cut={drawn}
            onCut={draw}
            onUse={() => void use()}
            onCancel={() => void cancel()}
          />
        </Dialog>
      )}
    </>
  );
}
