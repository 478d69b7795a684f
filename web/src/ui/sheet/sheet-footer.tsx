import { Button } from '../action/button.tsx';
import { StatusText } from '../display/status-text.tsx';
import styles from './page.module.css';

type SheetFooterProps = {
  words: Readonly<Record<'other' | 'import' | 'checking' | 'failed' | 'again' | 'ready', string>>;
  /** The check could not be made. */
  failed: boolean;
  checking: boolean;
  /** What is still to be done; undefined where nothing is. */
  left: string | undefined;
  disabled: boolean;
  onOther: () => void;
  onAgain: () => void;
  onImport: () => void;
};

/** Where a file stands, in sight wherever its rows are scrolled to; and what takes all of it in. */
export function SheetFooter({ words, onOther, disabled, onImport, ...state }: SheetFooterProps) {
  return (
    <div className={styles.footer} data-save-bar>
      <div className={styles.verbs}>
        <Button onClick={onOther}>{words.other}</Button>
        <span className={styles.state} role="status">
          <State words={words} {...state} />
        </span>
        <Button variant="primary" disabled={disabled} onClick={onImport}>
          {words.import}
        </Button>
      </div>
    </div>
  );
}

type StateProps = Pick<SheetFooterProps, 'words' | 'failed' | 'checking' | 'left' | 'onAgain'>;

function State({ words, failed, checking, left, onAgain }: StateProps) {
  if (failed)
    return (
      <>
        <StatusText tone="bad">{words.failed}</StatusText>
        <Button small onClick={onAgain}>
          {words.again}
        </Button>
      </>
    );
  if (checking) return words.checking;
  return left ? (
    <StatusText tone="warn">{left}</StatusText>
  ) : (
    <StatusText tone="ok">{words.ready}</StatusText>
  );
}
