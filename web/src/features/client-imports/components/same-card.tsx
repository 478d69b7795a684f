import { Card } from '../../../ui/card/card.tsx';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import sheet from '../../../ui/sheet/sheet.module.css';
import type { HeldClients } from '../effects/held-clients.ts';
import { t } from '../messages.ts';
import styles from './decision.module.css';

const KNOWN = [
  { value: 'ask', label: t('ask') },
  { value: 'update', label: t('update_all') },
  { value: 'skip', label: t('skip_all') },
] as const;
const ALIKE = [
  { value: 'ask', label: t('ask') },
  { value: 'new', label: t('new_all') },
  { value: 'skip', label: t('skip_all') },
] as const;

type SameCardProps = { held: HeldClients; onChange: (held: HeldClients) => void };

/** What becomes of all rows that are here already, or look like another. */
export function SameCard({ held, onChange }: SameCardProps) {
  return (
    <Card title={t('same')} note={t('same_note')}>
      <div className={styles.rules}>
        <div className={styles.rule}>
          <span>{t('known')}</span>
          <span className={sheet.note}>{t('known_note')}</span>
          <CompactSelect
            label={t('known')}
            options={KNOWN}
            value={held.known}
            onChange={(known) => onChange({ ...held, known })}
          />
        </div>
        <div className={styles.rule}>
          <span>{t('alike')}</span>
          <span className={sheet.note}>{t('alike_note')}</span>
          <CompactSelect
            label={t('alike')}
            options={ALIKE}
            value={held.alike}
            onChange={(alike) => onChange({ ...held, alike })}
          />
        </div>
      </div>
    </Card>
  );
}
