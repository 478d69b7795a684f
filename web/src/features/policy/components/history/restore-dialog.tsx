import { useQuery } from '@tanstack/react-query';
import { compareRules } from '#contract/policy/comparison.ts';
import type { PolicyRevision } from '#contract/policy/shapes.ts';
import { unreachedNote } from '../../../../platform/http/unreached.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { refusalSentences } from '../../effects/publishing.ts';
import { t as words } from '../../messages.ts';
import { useRestore } from '../../mutations.ts';
import { policy, policyRevision } from '../../queries.ts';
import { Refusals } from '../refusals.tsx';
import styles from './history.module.css';
import { t } from './messages.ts';
import { RuleDifferences } from './rule-differences.tsx';

type RestoreDialogProps = { revision: Pick<PolicyRevision, 'id' | 'version'>; onClose: () => void };

/** Asks before an earlier policy is published again: what it changes, and why it is done. */
export function RestoreDialog({ revision, onClose }: RestoreDialogProps) {
  const texts = useUiTexts();
  const { mutateAsync } = useRestore();
  const form = useForm({
    initial: { note: '' },
    validate: { note: (note) => (note.trim() ? null : words('note_missing')) },
    onSubmit: async ({ note }) => {
      try {
        const made = await mutateAsync({ id: revision.id, note: note.trim() });
        toast.show({
          title: t('restored_toast', { version: made.version, restored: revision.version }),
        });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return refusalSentences(error, unreachedNote(error) ?? t('restore_failed'));
      }
      onClose();
      return undefined;
    },
  });
  const title = t('restore_version', { version: revision.version });
  return (
    <Dialog open title={title} boxSize="large" onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
        <div className={styles.parts}>
          <p>{t('restore_note')}</p>
          <Refusals issues={form.issues.filter(({ field }) => field !== 'note')} />
          <Differences revision={revision} />
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
function Differences({ revision: { id } }: Pick<RestoreDialogProps, 'revision'>) {
  const inForce = useQuery(policy()).data;
  const { data: revision, error, refetch } = useQuery(policyRevision(id));
  if (error && !revision) return <LoadError {...failedRead(error, t('revision_failed'), refetch)} />;
  if (!inForce || !revision) return <SkeletonRows rows={2} height={36} />;
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
