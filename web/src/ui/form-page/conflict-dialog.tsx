import { Button } from '../action/button.tsx';
import { Dialog, DialogVerbs } from '../feedback/dialog.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './conflict-dialog.module.css';

/** A field that both sides changed, in words. */
export type Conflict = { field: string; label: string; yours: string; theirs: string };

type ConflictDialogProps = {
  open: boolean;
  conflicts: readonly Conflict[];
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
};

/** Yours and theirs side by side, after somebody else saved first. */
export function ConflictDialog({ open, conflicts, onKeep, onTake, onClose }: ConflictDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog open={open} title={texts.conflict} onClose={onClose}>
      <p className={styles.note}>{texts.conflictNote}</p>
      <dl className={styles.conflicts}>
        {conflicts.map(({ field, label, yours, theirs }) => (
          <div key={field} className={styles.conflict}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <span className={styles.side}>{texts.yours}</span>
              <span>{yours || texts.empty}</span>
            </dd>
            <dd>
              <span className={styles.side}>{texts.theirs}</span>
              <span>{theirs || texts.empty}</span>
            </dd>
          </div>
        ))}
      </dl>
      <DialogVerbs>
        <Button onClick={onTake}>{texts.takeTheirs}</Button>
        <Button variant="primary" onClick={onKeep}>
          {texts.keepYours}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
