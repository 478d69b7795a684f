import { useQuery } from '@tanstack/react-query';
import type { PolicyDetail } from '#contract/policy/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { t as words } from '../../messages.ts';
import { policyRevision } from '../../queries.ts';
import styles from './history.module.css';
import { t } from './messages.ts';
import { RuleDifferences } from './rule-differences.tsx';

type RevisionDialogProps = {
  id: string;
  /** Absent for the policy in force and for those who may not. */
  onRestore?: ((revision: PolicyDetail) => void) | undefined;
  onClose: () => void;
};

/** A published policy: who, when, why, and the rules that came and went with it. */
export function RevisionDialog({ id, onRestore, onClose }: RevisionDialogProps) {
  const texts = useUiTexts();
  const { data, error, refetch } = useQuery(policyRevision(id));
  return (
    <Dialog
      open
      title={data ? t('open', { version: data.version }) : t('history')}
      boxSize="large"
      onClose={onClose}
    >
      {data && <Revision revision={data} />}
      {!data && error && <LoadError {...failedRead(error, t('revision_failed'), refetch)} />}
      {!data && !error && <SkeletonRows rows={5} />}
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
        {data && onRestore && (
          <Button onClick={() => onRestore(data)}>{t('restore_version', { version: data.version })}</Button>
        )}
      </DialogVerbs>
    </Dialog>
  );
}

function Revision({ revision }: { revision: PolicyDetail }) {
  const format = useFormat();
  const { note, published_at, published_by, restored, rules, added_rules, removed_rules } = revision;
  return (
    <div className={styles.parts}>
      <Facts
        strip
        facts={[
          { label: t('who'), value: published_by ?? words('somebody') },
          { label: t('when'), value: format.instant(published_at) },
          { label: t('difference'), value: format.number(rules.length) },
          ...(restored === null
            ? []
            : [{ label: t('restore'), value: t('restored', { version: restored }) }]),
        ]}
      />
      <p>{note}</p>
      <section className={styles.rules}>
        <h3>{t('compared')}</h3>
        {added_rules.length + removed_rules.length === 0 ? (
          <p className={styles.muted}>{t('no_difference')}</p>
        ) : (
          <RuleDifferences added={added_rules} removed={removed_rules} />
        )}
      </section>
    </div>
  );
}
