import { IconLock } from '@tabler/icons-react';
import { leavesOf } from '#contract/presets/leaves.ts';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { keyed } from '../effects/keyed.ts';
import { type PlacedField, placed } from '../effects/kinds/field.ts';
import { fieldsOf, sectionsOf } from '../effects/kinds/sections.ts';
import { wordsOf } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './said.module.css';

type SaidCardProps = { kind: PresetKind; revision: PresetRevision };

/** What a revision says, field by field, with what of it is locked; what it leaves open is counted. */
export function SaidCard({ kind, revision }: SaidCardProps) {
  const said = leavesOf(revision.payload);
  const open = fieldsOf(kind).filter(({ path }) => !said.has(path)).length;
  const parts = sectionsOf(kind)
    .map(({ title, fields }) => ({ title, fields: placed(fields).filter(({ path }) => said.has(path)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Card title={t('says')} note={t(`says_${revision.status}`, { revision: revision.revision })} flush>
      {parts.length === 0 && <Empty title={t('says_nothing')} note={t('says_nothing_note')} />}
      {parts.map(({ title, fields }) => (
        <div key={title}>
          {parts.length > 1 && <h3 className={styles.part}>{title}</h3>}
          <dl className={styles.fields}>
            {fields.map((one) => (
              <Said key={one.path} {...one} value={said.get(one.path)} locked={revision.locked} />
            ))}
          </dl>
        </div>
      ))}
      {parts.length > 0 && open > 0 && <p className={styles.foot}>{t('left_open', { count: open })}</p>}
    </Card>
  );
}

type SaidProps = PlacedField & { value: unknown; locked: readonly string[] };

function Said({ path, field, value, locked }: SaidProps) {
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{field.label}</dt>
      <dd className={styles.value}>
        {keyed(wordsOf(field, value)).map(({ id, line }) => (
          <span key={id}>{line}</span>
        ))}
      </dd>
      {locked.includes(path) && (
        <dd className={styles.lock}>
          <Tag icon={IconLock}>{t('locked')}</Tag>
        </dd>
      )}
    </div>
  );
}
