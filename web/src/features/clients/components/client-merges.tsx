import { useQuery } from '@tanstack/react-query';
import { type ClientMerge, undoMerge } from '#contract/clients/merging.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { useRefusedUndo } from '../effects/use-refused-undo.ts';
import { t } from '../messages.ts';
import { useUndoMerge } from '../mutations.ts';
import { clientMerges } from '../queries.ts';
import styles from './client-merges.module.css';

/** What went into a client, or where it went, as long as that is in force; each can be undone. */
export function ClientMerges({ id }: { id: string }) {
  const merges = useQuery(clientMerges(id)).data?.data.filter(({ undone_at }) => !undone_at) ?? [];
  if (merges.length === 0) return null;
  return (
    <Card title={t('merged')} flush>
      <CardRows>
        {merges.map((merge) => (
          <CardRow key={merge.id}>
            <Row merge={merge} self={id} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Row({ merge, self }: { merge: ClientMerge; self: string }) {
  const format = useFormat();
  const permissions = usePermissions();
  const { mutate: undo, isPending } = useUndoMerge();
  const refused = useRefusedUndo(merge.id);
  return (
    <div className={styles.merge}>
      <span className={styles.words}>
        <Words merge={merge} self={self} /> · {format.relative(merge.created_at)}
        {merge.author && ` · ${merge.author}`}
      </span>
      {permissions.may(undoMerge, { merge_id: merge.id }) && (
        <Button
          small
          disabled={isPending}
          aria-label={t('undo_merge_of', { name: merge.loser.name })}
          onClick={() => undo(merge.id)}
        >
          {t('undo_merge')}
        </Button>
      )}
      {!isPending && refused.length > 0 && <Refused reasons={refused} />}
    </div>
  );
}

const Refused = ({ reasons }: { reasons: readonly string[] }) => (
  <div role="alert" className={styles.refused}>
    <StatusText tone="bad">{t('undo_merge_failed')}</StatusText>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
);

const Words = ({ merge: { winner, loser }, self }: { merge: ClientMerge; self: string }) => {
  const [words, other] = loser.id === self ? [t('went_into'), winner] : [t('came_in'), loser];
  return (
    <>
      {words}{' '}
      <Link href={`/manager/clients/${other.id}${loser.id === self ? '' : '?stay=true'}`}>{other.name}</Link>
    </>
  );
};
