import { IconAlertTriangle, IconCloudUp, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { readUnsent, sendNow, useUnsent } from '../../platform/offline/unsent/unsent.ts';
import { Button } from '../../ui/action/button.tsx';
import { Menu } from '../../ui/action/menu.tsx';
import { t } from './messages.ts';

/** So many of them are named; all of them are counted. */
const NAMED = 8;

/** How many changes wait on this device, in the top bar; which ones, and the way to send them now. Nothing for none. */
export function UnsentMenu() {
  const { writes, isSending } = useUnsent();
  useEffect(() => {
    void readUnsent();
  }, []);
  if (writes.length === 0) return null;
  const refused = writes.filter(({ refusal }) => refusal);
  const waiting = writes.filter(({ refusal }) => !refusal);
  const count = writes.length;
  const named = [...refused, ...waiting].slice(0, NAMED).map(({ id, title, href, refusal }) => ({
    id,
    href,
    label: title,
    detail: refusal?.message ?? t('waits'),
    icon: refusal ? IconAlertTriangle : IconCloudUp,
  }));
  const again = {
    id: 'send',
    label: t('send_now'),
    icon: IconRefresh,
    disabled: isSending,
    onSelect: sendNow,
  };
  return (
    <Menu
      trigger={
        <Button
          small
          variant={refused.length > 0 ? 'tonal' : 'default'}
          icon={refused.length > 0 ? IconAlertTriangle : IconCloudUp}
          aria-label={t(refused.length > 0 ? 'unsent_refused' : 'unsent', { count })}
        >
          {count}
        </Button>
      }
      sections={[
        { id: 'writes', label: t('not_sent'), entries: named },
        ...(waiting.length > 0 ? [{ id: 'verbs', entries: [again] }] : []),
      ]}
    />
  );
}
