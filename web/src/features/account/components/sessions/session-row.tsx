import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { SignInSession } from '#contract/users/session-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CardRow } from '../../../../ui/card/card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import styles from './sessions.module.css';

type SessionRowProps = {
  session: SignInSession;
  busy: boolean;
  onEnd: (session: SignInSession) => void;
};

/** One device: what and where it is, when it was used; the others can be signed out. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, address, created_at, last_used_at, current } = session;
  const format = useFormat();
  const name = device ?? t('unknown_device');
  return (
    <CardRow>
      <span className={styles.device}>
        <Icon icon={isPhone(name) ? IconDeviceMobile : IconDeviceDesktop} size={18} />
      </span>
      <div className={styles.about}>
        <span className={styles.name}>
          <Text strong>{name}</Text>
          {current && <Tag tone="ok">{t('this_device')}</Tag>}
        </span>
        <Text small muted>
          <time dateTime={last_used_at} title={format.instant(last_used_at)}>
            {current || isRecent(last_used_at)
              ? t('active_now')
              : t('last_used', { when: format.relative(last_used_at) })}
          </time>
          {' · '}
          <time dateTime={created_at} title={format.instant(created_at)}>
            {t('signed_in', { when: format.instant(created_at, 'day') })}
          </time>
          {address && !isOwnMachine(address) && ` ${t('from', { address })}`}
        </Text>
      </div>
      {!current && (
        <Button
          small
          disabled={busy}
          aria-label={t('end_named', { device: name })}
          onClick={() => onEnd(session)}
        >
          {t('end')}
        </Button>
      )}
    </CardRow>
  );
}

const isPhone = (device: string): boolean => /iPhone|iPad|Android|iOS/.test(device);

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < 60_000;

const isOwnMachine = (address: string): boolean => /^(::|127\.)/.test(address);
