import { Checkbox } from '../form/checkbox.tsx';
import { HiddenText } from '../theme/text.tsx';
import styles from './applied.module.css';

/** What applying a preset does to a field, in words. */
export type AppliedChange = {
  path: string;
  label: string;
  /** What the preset said before, where that is neither what stands here nor what it says now. */
  was: string | null;
  is: string;
  becomes: string;
  /** Why it changes, or stays. */
  reason: string;
  /** Whether it becomes that; what is locked does in any case. */
  choice: { label: string; taken: boolean; locked: boolean };
};

/** Names of the columns. */
export type AppliedWords = { was: string; is: string; becomes: string };

type AppliedChangesProps = {
  changes: readonly AppliedChange[];
  words: AppliedWords;
  onTake: (path: string, isTaken: boolean) => void;
};

/** Field by field: what the preset said, what stands here, what it becomes and why. */
export function AppliedChanges({ changes, words, onTake }: AppliedChangesProps) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, label, was, is, becomes, reason, choice }) => (
        <li key={path} className={styles.change}>
          <div className={styles.head}>
            <span className={styles.label}>{label}</span>
            <span className={styles.reason}>{reason}</span>
          </div>
          <dl className={styles.values}>
            {was !== null && <Value name={words.was}>{was}</Value>}
            <Value name={words.is}>{is}</Value>
            <Value name={words.becomes} strong>
              {becomes}
            </Value>
          </dl>
          <Checkbox
            label={choice.label}
            value={choice.taken}
            disabled={choice.locked}
            onChange={(isTaken) => onTake(path, isTaken)}
          />
        </li>
      ))}
    </ul>
  );
}

type ValueProps = { name: string; strong?: boolean; children: string };

const Value = ({ name, strong, children }: ValueProps) => (
  <div>
    <dt className={styles.name}>
      {name}
      <HiddenText>: </HiddenText>
    </dt>
    <dd className={strong ? styles.strong : undefined}>{children}</dd>
  </div>
);
