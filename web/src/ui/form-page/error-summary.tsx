import { IconAlertOctagon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './form-page.module.css';
import { type FieldIssue, fieldId } from './use-form.ts';

type ErrorSummaryProps = {
  issues: readonly FieldIssue[];
  /** The fields' labels by path. */
  labels?: Readonly<Record<string, string>>;
};

/** Every error of a form, each a link to its field; what was refused as a whole is said without one. */
export function ErrorSummary({ issues, labels = {} }: ErrorSummaryProps) {
  const texts = useUiTexts();
  if (issues.length === 0) return null;
  const inFields = issues.filter(({ field }) => field !== '').length;
  const go = (event: MouseEvent, path: string) => {
    event.preventDefault();
    document.getElementById(fieldId(path))?.focus();
  };
  return (
    <div className={styles.summary} role="alert">
      <h2>
        <Icon icon={IconAlertOctagon} />
        {inFields > 0 ? texts.errorSummary(inFields) : texts.notSaved}
      </h2>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={field}>
            {field === '' ? (
              message
            ) : (
              <a href={`#${fieldId(field)}`} onClick={(event) => go(event, field)}>
                {labels[field] ? `${labels[field]}: ${message}` : message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
