import { useQuery } from '@tanstack/react-query';
import { compareRules } from '#contract/policy/comparison.ts';
import type { PolicyDetail, PolicyRevision } from '#contract/policy/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { useRestoring } from '../../effects/use-restoring.ts';
import { t as words } from '../../messages.ts';
import { policyRevision } from '../../queries.ts';
import { Refusals } from '../refusals.tsx';
import styles from './history.module.css';
import { t } from './messages.ts';
import { RuleDifferences } from './rule-differences.tsx';

type RestoreDialogProps = {
  revision: Pick<PolicyRevision, 'id' | 'version'>;
  inForce: PolicyDetail;
  onClose: () => void;
};

/** Asks before an earlier policy is published again: what it changes of the one in force, and why it is done. */
export function RestoreDialog({ revision, inForce, onClose }: RestoreDialogProps) {
  const texts = useUiTexts();
  const form = useRestoring(revision, inForce.version, onClose);
  const title = t('restore_version', { version: revision.version });
  return (
    <Dialog open title={title} boxSize="large" onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
        <div className={styles.parts}>
          <p>{t('restore_note')}</p>
          <Refusals issues={form.issues.filter(({ field }) => field !== 'note')} />
          <Differences id={revision.id} inForce={inForce} />
          <TextArea
            label={words('note')}
            note={words('note_hint')}
            rows={2}
            maxLength={500}
            {...form.field('note')}
          />
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {title}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

/** What restoring changes of the policy in force. */
function Differences({ id, inForce }: { id: string; inForce: PolicyDetail }) {
  const { data: revision, error, refetch } = useQuery(policyRevision(id));
  if (error && !revision) return <LoadError {...failedRead(error, t('revision_failed'), refetch)} />;
  if (!revision) return <SkeletonRows rows={2} height={36} />;
  const { added, removed } = compareRules(inForce.rules, revision.rules);
  return (
    <section className={styles.rules}>
      <h3>{t('restore_difference')}</h3>
      {added.length + removed.length === 0 ? (
        <p className={styles.muted}>{t('restore_nothing')}</p>
      ) : (
        <RuleDifferences added={added} removed={removed} />
      )}
    </section>
  );
}
