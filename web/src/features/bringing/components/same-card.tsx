import { Card } from '../../../ui/card/card.tsx';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import sheet from '../../../ui/sheet/sheet.module.css';
import type { HeldRows } from '../effects/held-rows.ts';
import type { Kind, Rules } from '../effects/kind.ts';
import { t } from '../messages.ts';
import styles from './decision.module.css';

type SameCardProps<Field extends string> = {
  kind: Kind<Field>;
  held: HeldRows<Field>;
  onChange: (held: HeldRows<Field>) => void;
};

/** What becomes of all rows that are here already, or look like another. */
export function SameCard<Field extends string>({ kind, held, onChange }: SameCardProps<Field>) {
  const { words } = kind;
  const ask = { value: 'ask', label: t('ask') } as const;
  const ruled = { new: t('new_all'), update: words.update, skip: t('skip_all') };
  const options = (['update', 'skip'] as const).map((value) => ({ value, label: ruled[value] }));
  const alike = kind.alike.map((value) => ({ value, label: ruled[value] }));
  return (
    <Card title={words.same} note={t('same_note')}>
      <div className={styles.rules}>
        <div className={styles.rule}>
          <span>{words.known}</span>
          <span className={sheet.note}>{words.knownNote}</span>
          <CompactSelect<Rules['known']>
            label={words.known}
            options={[ask, ...options]}
            value={held.known}
            onChange={(known) => onChange({ ...held, known })}
          />
        </div>
        <div className={styles.rule}>
          <span>{words.alike}</span>
          <span className={sheet.note}>{words.alikeNote}</span>
          <CompactSelect<Rules['alike']>
            label={words.alike}
            options={[ask, ...alike]}
            value={held.alike}
            onChange={(chosen) => onChange({ ...held, alike: chosen })}
          />
        </div>
      </div>
    </Card>
  );
}
