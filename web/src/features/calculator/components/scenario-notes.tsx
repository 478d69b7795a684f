import { IconArchive, IconSnowflake } from '@tabler/icons-react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { ErrorSummary } from '../../../ui/form-page/error-summary.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { fieldLabel } from '../effects/field-words.ts';
import type { ScenarioValues } from '../effects/scenario-values.ts';
import { t } from '../messages.ts';
import styles from './scenario.module.css';

type ScenarioNotesProps = {
  base: Scenario;
  form: Form<ScenarioValues>;
  /** What has to be mended before it is saved. */
  problems: readonly FieldProblem[];
};

/** What has to be said of a scenario before its figures. */
export function ScenarioNotes({ base: { status, archived_at }, form, problems }: ScenarioNotesProps) {
  const issues = problems.length > 0 ? problems : form.issues;
  const labels = Object.fromEntries(issues.map(({ field }) => [field, fieldLabel(field)]));
  return (
    <>
      {archived_at && (
        <StatusText tone="muted" icon={IconArchive}>
          {t('archived_note')}
        </StatusText>
      )}
      {status !== 'draft' && (
        <StatusText tone="info" icon={IconSnowflake}>
          {t(status === 'frozen' ? 'frozen_note' : 'converted_note')}
        </StatusText>
      )}
      {form.restored && (
        <div className={styles.restored} role="status">
          <span>{t('restored_draft')}</span>
          <Button variant="ghost" small onClick={form.discard}>
            {t('discard')}
          </Button>
        </div>
      )}
      <ErrorSummary issues={issues} labels={labels} />
    </>
  );
}
