import { IconClipboardHeart, IconKeyboard } from '@tabler/icons-react';
import { TourRows } from '../../features/tours/components/tour-rows.tsx';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { CardRow, CardRows } from '../../ui/card/card.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/theme/text.tsx';
import styles from './help-dialog.module.css';
import { t } from './messages.ts';

type HelpDialogProps = { openKeys: () => void; onClose: () => void };

/** Help: the tours, the keys, and the page that tells what works. */
export function HelpDialog({ openKeys, onClose }: HelpDialogProps) {
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <h3 className={styles.heading}>{t('tours')}</h3>
      <div className={styles.rows}>
        <TourRows onStart={onClose} />
      </div>
      <h3 className={styles.heading}>{t('more')}</h3>
      <div className={styles.rows}>
        <CardRows>
          <CardRow>
            <About title={t('keys')} note={t('keys_note')} />
            <Button small icon={IconKeyboard} onClick={openKeys}>
              {t('keys_open')}
            </Button>
          </CardRow>
          <CardRow>
            <About title={t('tests')} note={t('tests_note')} />
            <ButtonLink small icon={IconClipboardHeart} href="/tests" onClick={onClose}>
              {t('tests_open')}
            </ButtonLink>
          </CardRow>
        </CardRows>
      </div>
    </Dialog>
  );
}

const About = ({ title, note }: { title: string; note: string }) => (
  <div className={styles.about}>
    <Text strong>{title}</Text>
    <Text small muted>
      {note}
    </Text>
  </div>
);
