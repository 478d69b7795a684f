import { IconBuildingFortress, IconGavel, IconListSearch, IconMathFunction } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import styles from './about.module.css';
import { t } from './messages.ts';

const PARTS = [
  { id: 'finds', icon: IconListSearch },
  { id: 'rules', icon: IconMathFunction },
  { id: 'stays', icon: IconBuildingFortress },
  { id: 'decide', icon: IconGavel },
] as const;

/** What RPAI is, by which means it finds what it finds, and that nothing leaves the organization. */
export default function AboutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={styles.parts}>
        {PARTS.map(({ id, icon }) => (
          <section key={id} className={styles.part}>
            <span className={styles.icon}>
              <Icon icon={icon} size={18} />
            </span>
            <div>
              <h3 className={styles.name}>{t(id)}</h3>
              <Text muted>{t(`${id}_note`)}</Text>
            </div>
          </section>
        ))}
      </div>
      <DialogVerbs>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
