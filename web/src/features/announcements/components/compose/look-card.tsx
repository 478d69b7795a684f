import { IconBell, IconDeviceDesktop, IconMail, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import type { AnnouncementValues } from '../../effects/values.ts';
import styles from './compose.module.css';
import { DesktopLook, InboxLook, MailLook } from './looks.tsx';
import { t } from './messages.ts';

const WAYS = [
  { value: 'inbox', label: t('look_inbox'), icon: IconBell, Look: InboxLook },
  { value: 'desktop', label: t('look_desktop'), icon: IconDeviceDesktop, Look: DesktopLook },
  { value: 'mail', label: t('look_mail'), icon: IconMail, Look: MailLook },
] as const;

type LookCardProps = {
  values: AnnouncementValues;
  /** Sends it to oneself; absent where that makes no sense. */
  onTry: (() => void) | undefined;
  isBusy: boolean;
};

/** How it will look to the people, way by way. */
export function LookCard({ values, onTry, isBusy }: LookCardProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('inbox');
  const tryOut = onTry && (
    <Button variant="ghost" small icon={IconSend} disabled={isBusy} onClick={onTry}>
      {t('try')}
    </Button>
  );
  return (
    <Card title={t('look')} end={tryOut}>
      <div className={styles.looks}>
        <Segmented label={t('look')} options={WAYS} value={way} onChange={setWay} />
        {WAYS.map(({ value, Look }) => value === way && <Look key={value} values={values} />)}
      </div>
    </Card>
  );
}
