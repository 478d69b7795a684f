import { type ReactNode, useState } from 'react';
import { Button } from '../action/button.tsx';
import { StatusText } from '../display/status-text.tsx';
import { Dialog, DialogVerbs } from '../feedback/dialog.tsx';
import { TextArea } from '../form/text-area.tsx';
import type { IconType } from '../theme/icon.tsx';
import { Text } from '../theme/text.tsx';
import styles from './form-dialog.module.css';

type ReasonDialogProps = {
  title: string;
  /** What comes of it. */
  note: string;
  label: string;
  /** Who reads the reason. */
  reasonNote?: string;
  /** An example of one. */
  hint?: string;
  longest: number;
  /** Leaves everything as it is. */
  keep: string;
  verb: string;
  variant?: 'danger' | 'primary';
  icon?: IconType;
  isBusy: boolean;
  /** Why it was refused; what was typed stays. */
  problem: string | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
  /** What is chosen before the reason. */
  children?: ReactNode;
};

/** Asks why before something is done that others are told of: nothing is done without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, note, keep, verb, variant = 'danger', icon, isBusy, problem, onReason, onClose } = props;
  const { label, reasonNote, hint, longest, children } = props;
  const [reason, setReason] = useState('');
  const persistent = reason ? 'beside' : false;
  return (
    <Dialog open boxSize="medium" {...{ title, onClose, persistent }}>
      <div className={styles.form}>
        <Text muted>{note}</Text>
        {children}
        <TextArea
          label={label}
          {...(reasonNote ? { note: reasonNote } : {})}
          {...(hint ? { placeholder: hint } : {})}
          value={reason}
          onChange={setReason}
          maxLength={longest}
        />
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            variant={variant}
            {...(icon ? { icon } : {})}
            disabled={isBusy || reason.trim() === ''}
            onClick={() => onReason(reason.trim())}
          >
            {verb}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
