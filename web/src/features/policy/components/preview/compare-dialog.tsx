import { useQuery } from '@tanstack/react-query';
import { compareRules } from '#contract/policy/comparison.ts';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { Editor } from '../../effects/use-editor.ts';
import { t as words } from '../../messages.ts';
import { policyRevision } from '../../queries.ts';
import { RuleDifferences } from '../history/rule-differences.tsx';
import { RuleLine, RuleLines } from '../rules/rule-line.tsx';
import { t } from './messages.ts';
import styles from './preview.module.css';

type CompareDialogProps = { editor: Editor; policy: PolicyDetail; onClose: () => void };

/** What somebody else published beside one's own draft: take theirs, or put the draft over it. */
export function CompareDialog({ editor, policy, onClose }: CompareDialogProps) {
  const { base } = editor;
  const take = () => {
    editor.discard();
    onClose();
  };
  const keepMine = () => {
    editor.rebase();
    onClose();
  };
  return (
    <Dialog open title={t('compare_title')} boxSize="large" onClose={onClose}>
      <div className={styles.compare}>
        <p>{t('compare_note', { base: base?.version ?? '', version: policy.version })}</p>
        <section>
          <h3>{t('theirs')}</h3>
          {base && <Theirs base={base.id} policy={policy} />}
        </section>
        <section>
          <h3>{t('yours')}</h3>
          {editor.differences.length === 0 ? (
            <p className={styles.muted}>{t('yours_nothing')}</p>
          ) : (
            <RuleLines>
              {editor.differences.map((row) => (
                <RuleLine key={row.id} {...row} />
              ))}
            </RuleLines>
          )}
        </section>
      </div>
      <DialogVerbs>
        <Button onClick={take}>{t('take_theirs')}</Button>
        <Button variant="primary" onClick={keepMine}>
          {t('keep_mine')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

/** The differences between the policy that the draft began with and the one in force. */
function Theirs({ base, policy }: { base: string; policy: PolicyDetail }) {
  const { data, error, refetch } = useQuery(policyRevision(base));
  if (error && !data) return <LoadError {...failedRead(error, words('load_failed'), refetch)} />;
  if (!data) return <SkeletonRows rows={2} height={36} />;
  const { added, removed } = compareRules(data.rules, policy.rules);
  if (added.length + removed.length === 0) return <p className={styles.muted}>{t('theirs_nothing')}</p>;
  return <RuleDifferences added={added} removed={removed} />;
}
