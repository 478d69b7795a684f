import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog, DialogVerbs } from '../feedback/dialog.tsx';
import type { BoxSize } from '../feedback/dialog-props.ts';
import { classNames } from '../theme/class-names.ts';
import { Text } from '../theme/text.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-dialog.module.css';
import type { Form } from './use-form.ts';

type FormDialogProps = {
  title: string;
  /** Said first. The box opens on it rather than on its first field, which may be one that opens something. */
  note?: string;
  form: Pick<Form<Record<string, unknown>>, 'issues' | 'submitting' | 'changed' | 'submit'>;
  /** The fields' labels by path. */
  labels: Readonly<Record<string, string>>;
  /** The primary verb, with what it will do. */
  verb: string;
  /** There is something to do; true unless said. */
  isReady?: boolean;
  boxSize?: BoxSize;
  /** In place of the form while there is nothing to fill in. */
  instead?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a box: what was refused stands on top, and what was typed isn't lost by a click beside it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    note,
    form,
    labels,
    verb,
    isReady = true,
    boxSize = 'medium',
    instead,
    onClose,
    children,
  } = props;
  const texts = useUiTexts();
  const persistent = form.changed ? 'beside' : false;
  return (
    <Dialog open {...{ title, boxSize, onClose, persistent }}>
      {instead ?? (
        <form
          className={styles.form}
          onSubmit={(event) => void form.submit(event)}
          noValidate
          aria-label={title}
        >
          {note && (
            <div className={styles.note} tabIndex={-1} data-autofocus>
              <Text muted>{note}</Text>
            </div>
          )}
          <ErrorSummary issues={form.issues} labels={labels} />
          {children}
          <div className={classNames(styles.foot, boxSize === 'large' && styles.lined)}>
            <DialogVerbs>
              <Button onClick={onClose}>{texts.cancel}</Button>
              <Button type="submit" variant="primary" disabled={form.submitting || !isReady}>
                {verb}
              </Button>
            </DialogVerbs>
          </div>
        </form>
      )}
    </Dialog>
  );
}
