import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { StatusText } from '../display/status-text.tsx';
import { Dialog, DialogVerbs } from '../feedback/dialog.tsx';
import { SkeletonRows } from '../state/skeleton.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './applied.module.css';
import { type AppliedChange, AppliedChanges, type AppliedWords } from './applied-changes.tsx';

type AppliedDialogProps = {
  title: string;
  /** What will happen, in a sentence. */
  note: string;
  /** Which preset, where one may be chosen. */
  choice: ReactNode;
  words: AppliedWords & { nothing: string };
  /** Undefined until they are known, null where no preset is chosen. */
  changes: readonly AppliedChange[] | null | undefined;
  /** What else is made. */
  more?: ReactNode;
  /** Instead of the changes, where they can't be had. */
  failed?: ReactNode;
  /** Why applying was refused, a sentence a reason. */
  refused: readonly string[];
  verb: string;
  isReady: boolean;
  onTake: (path: string, isTaken: boolean) => void;
  onApply: () => void;
  onClose: () => void;
};

/** What applying a preset does before it does: nothing that was changed here goes without a tick. */
export function AppliedDialog(props: AppliedDialogProps) {
  const { title, note, choice, words, changes, more, failed, refused, verb, isReady } = props;
  const texts = useUiTexts();
  return (
    <Dialog open title={title} boxSize="large" onClose={props.onClose} persistent="beside">
      <div className={styles.body}>
        <span className={styles.note} tabIndex={-1} data-autofocus>
          {note}
        </span>
        {choice}
        <div role="alert" className={styles.alert}>
          {refused.map((sentence) => (
            <p key={sentence} className={styles.refused}>
              <StatusText tone="bad">{sentence}</StatusText>
            </p>
          ))}
        </div>
        {failed ?? (
          <>
            {changes === undefined && <SkeletonRows rows={3} height={72} />}
            {changes?.length === 0 && !more && <StatusText tone="ok">{words.nothing}</StatusText>}
            {changes && changes.length > 0 && (
              <AppliedChanges changes={changes} words={words} onTake={props.onTake} />
            )}
            {more}
          </>
        )}
        <div className={styles.foot}>
          <DialogVerbs>
            <Button onClick={props.onClose}>{texts.cancel}</Button>
            <Button variant="primary" disabled={!isReady} onClick={props.onApply}>
              {verb}
            </Button>
          </DialogVerbs>
        </div>
      </div>
    </Dialog>
  );
}
