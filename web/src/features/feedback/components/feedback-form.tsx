import { tabView } from '../../../platform/session/tab-view.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { FeedbackForm as Form } from '../effects/use-feedback-form.ts';
import { t } from '../messages.ts';
import styles from './feedback.module.css';
import { ScreenshotField } from './screenshot-field.tsx';

type FeedbackFormProps = { feedback: Form; onClose: () => void };

/** Who is known begins with what they want to say. */
const focusFirst = (part: HTMLElement | null) =>
  part?.querySelector('textarea')?.setAttribute('data-autofocus', '');

/** Who says what, and a picture of it. */
export function FeedbackForm({ feedback, onClose }: FeedbackFormProps) {
  const { form, shot, isBegun } = feedback;
  const whole = form.issues.find(({ field }) => field === '');
  const problem = form.issues.find(({ field }) => field === 'screenshot');
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Notes feedback={feedback} />
      <FieldPair>
        <TextField label={t('name')} {...form.field('name')} autoComplete="name" maxLength={120} />
        <TextField
          label={t('email')}
          {...form.field('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </FieldPair>
      <div ref={form.values.name && form.values.email ? focusFirst : null}>
        <TextArea label={t('message')} optional={shot.picture !== null} {...form.field('message')} />
      </div>
      <ScreenshotField
        picture={shot.picture}
        error={shot.error ?? problem?.message}
        onTake={() => void shot.take()}
        onEdit={shot.edit}
        onRemove={shot.remove}
      />
      <div role="alert">{whole && <FieldError id="feedback-error">{whole.message}</FieldError>}</div>
      <DialogVerbs>
        <Button onClick={onClose}>{t(isBegun ? 'keep' : 'cancel')}</Button>
        <Button variant="primary" type="submit" disabled={form.submitting}>
          {t(form.submitting ? 'sending' : 'send')}
        </Button>
      </DialogVerbs>
    </form>
  );
}

/** What it is for, in whose name, and that it goes on where it was left. */
function Notes({ feedback: { isRestored, discard } }: { feedback: Form }) {
  return (
    <>
      <p className={styles.note}>{t('intro')}</p>
      {tabView() && <p className={styles.note}>{t('as_yourself')}</p>}
      {isRestored && (
        <div className={styles.kept} role="status">
          <span>{t('kept')}</span>
          <Button small variant="ghost" onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </>
  );
}
