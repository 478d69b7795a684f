import { StatusText } from '../../../ui/display/status-text.tsx';
import type { FieldIssue } from '../../../ui/form-page/use-form.ts';
import styles from './refusals.module.css';

/** What was refused as a whole, in the server's sentences. */
export function Refusals({ issues }: { issues: readonly FieldIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div className={styles.refusals} role="alert">
      {issues.map(({ message }) => (
        <StatusText key={message} tone="bad">
          {message}
        </StatusText>
      ))}
    </div>
  );
}
