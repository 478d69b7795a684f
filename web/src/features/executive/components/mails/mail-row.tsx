import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ExecutiveMail } from '#contract/executive/mails.ts';
import { zoneName } from '../../../../platform/format/choices.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { whenWord } from '../../effects/mail-words.ts';
import { useRemoveMail } from '../../effects/use-remove-mail.ts';
import { t as pageWords } from '../../messages.ts';
import { useChangeMail } from '../../mutations.ts';
import { executiveFigures } from '../../queries.ts';
import styles from './mails.module.css';
import { t } from './messages.ts';

type MailRowProps = { mail: ExecutiveMail; onEdit: () => void };

/** When something is sent, of what, how it stands, and what can be done about it. */
export function MailRow({ mail, onEdit }: MailRowProps) {
  const when = whenWord(mail);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Text strong>{when}</Text>
        <Text small muted>
          {useContents(mail)}
        </Text>
        <Standing mail={mail} />
      </div>
      <RowVerbs mail={mail} when={when} onEdit={onEdit} />
    </li>
  );
}

function RowVerbs({ mail, when, onEdit }: MailRowProps & { when: string }) {
  const { mutate: change, isPending } = useChangeMail({ toast: t('save_failed') });
  const remove = useRemoveMail();
  const isResting = mail.next_at === null;
  const name = isResting ? t('resume', { when }) : t('pause', { when });
  return (
    <div className={styles.verbs}>
      <IconButton icon={IconPencil} variant="ghost" label={t('edit', { when })} onClick={onEdit} />
      <IconButton
        icon={isResting ? IconPlayerPlay : IconPlayerPause}
        variant="ghost"
        label={name}
        disabled={isPending}
        onClick={() => change({ mail, body: { paused: !isResting } })}
      />
      <IconButton
        icon={IconTrash}
        variant="ghost"
        label={t('remove', { when })}
        onClick={() => remove(mail)}
      />
    </div>
  );
}

/** Of which organizations, in which currency, of which span, by which clock. */
function useContents({ organization_ids: ids, currency, window, timezone }: ExecutiveMail): string {
  const { data } = useQuery(executiveFigures({}));
  const names = new Map(data?.organizations.map(({ id, name }) => [id, name]));
  const [only, ...more] = ids ?? [];
  const one = only && more.length === 0 ? names.get(only) : undefined;
  const whose = ids ? (one ?? t('some', { count: ids.length })) : pageWords('all_organizations');
  return [whose, pageWords(`window_${window}`), ...(currency ? [currency] : []), zoneName(timezone)].join(
    ' · ',
  );
}

function Standing({ mail: { next_at, paused, rest, last_sent_at } }: { mail: ExecutiveMail }) {
  const format = useFormat();
  const last = last_sent_at ? `, ${t('last', { ago: format.relative(last_sent_at) })}` : '';
  return (
    <>
      {rest && (
        <StatusText small tone={rest.why === 'unsubscribed' ? 'muted' : 'warn'}>
          {t(`rest_${rest.why}`)}
        </StatusText>
      )}
      {paused && !rest && (
        <StatusText small tone="muted">
          {t('paused')}
        </StatusText>
      )}
      {next_at && (
        <Text small muted>
          {t('next', { at: format.instant(next_at) })}
          {last}
        </Text>
      )}
    </>
  );
}
