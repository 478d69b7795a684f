import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { placeOf } from '../../effects/entry-values.ts';
import { t } from '../../effects/unsent/messages.ts';
import { again, useMendForm } from '../../effects/unsent/use-mend-form.ts';
import { FirstFields } from '../write/first-fields.tsx';
import MoreFields from '../write/more-fields.tsx';
import styles from '../write/write.module.css';
import { LABELS } from '../write/write-box.tsx';
import { WaitingFiles } from './waiting-files.tsx';

type MendBoxProps = { write: QueuedWrite; entry: OpsLogEntry; onClose: () => void };

/** What was written, why it wasn't taken, and once more. */
export default function MendBox({ write, entry, onClose }: MendBoxProps) {
  const texts = useUiTexts();
  const form = useMendForm(write, entry, onClose);
  const { message = '', fields = [] } = write.refusal ?? {};
  const refused = fields.map((problem) => ({ ...problem, field: placeOf(problem.field) }));
  const reasons = refused.length > 0 ? refused : [{ field: '', message }];
  const issues = (form.issues.length > 0 ? form.issues : reasons).map((issue) => ({
    ...issue,
    field: again(issue.field),
  }));
  return (
    <Dialog
      open
      title={t('unsent_mend_title')}
      onClose={onClose}
      persistent={form.changed ? 'beside' : false}
    >
      <form className={styles.box} aria-label={t('unsent_mend_title')} noValidate onSubmit={form.submit}>
        <ErrorSummary issues={issues} labels={AGAIN} />
        <FirstFields form={form}>
          <WaitingFiles files={form.files} onRemove={form.without} />
        </FirstFields>
        <MoreFields form={form} project_id={entry.project_id} />
        <div className={styles.verbs}>
          <Button wide onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" wide disabled={form.submitting}>
            {t('unsent_again')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const AGAIN = Object.fromEntries(Object.entries(LABELS).map(([field, label]) => [again(field), label]));
