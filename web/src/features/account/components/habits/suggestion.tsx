import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import styles from './habits.module.css';
import { t } from './messages.ts';

/** What the browser would suggest, and the verb that follows it. */
export function Suggestion({ children, onUse }: { children: ReactNode; onUse: () => void }) {
  return (
    <div className={styles.suggestion}>
      <Icon icon={IconBulb} />
      <span>{children}</span>
      <Button small variant="ghost" onClick={onUse}>
        {t('use_it')}
      </Button>
    </div>
  );
}
