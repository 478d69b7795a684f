import { ruleKey } from '#contract/policy/comparison.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import type { RuleRow } from '../../effects/draft.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { ruleSentence } from '../../effects/words/rule-sentence.ts';
import { Refusals } from '../refusals.tsx';
import { t } from './messages.ts';
import styles from './rule-dialog.module.css';
import { RuleFields } from './rule-fields.tsx';
import { type RuleValues, ruleOf } from './rule-values.ts';
import { useRuleForm } from './use-rule-form.ts';

type RuleDialogProps = { editor: Editor; row: RuleRow | null; onClose: () => void };

/** A rule in the making, new or changed; it goes into the draft. */
export function RuleDialog({ editor, row, onClose }: RuleDialogProps) {
  const texts = useUiTexts();
  const form = useRuleForm(editor, row, onClose);
  return (
    <Dialog open title={t(row ? 'change_rule' : 'new_rule')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        aria-label={t(row ? 'change_rule' : 'new_rule')}
        onSubmit={(event) => void form.submit(event)}
      >
        <Refusals issues={form.issues.filter(({ field }) => field === '')} />
        <RuleFields form={form} rows={editor.rows} />
        <ReadsAs values={form.values} />
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {t(row ? 'change' : 'add')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

/** The rule as it is so far. */
function ReadsAs({ values }: { values: RuleValues }) {
  const places = useOrganizations();
  const rule = ruleOf(values);
  const isWhole = rule.object !== '' && rule.action !== '' && rule.domain !== '';
  return (
    <div className={styles.reads}>
      <span className={styles.caption}>{t('reads')}</span>
      {isWhole ? (
        <>
          <strong>{ruleSentence(rule, places)}</strong>
          <code>{ruleKey(rule)}</code>
        </>
      ) : (
        <span className={styles.caption}>{t('incomplete')}</span>
      )}
    </div>
  );
}
