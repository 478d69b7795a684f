import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './result.module.css';

/** In one sentence what became of an import, and who did it when. */
export function Outcome({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const { status, result, undo, file_name, applied_at, undone_at, created_by } = detail;
  const isUndone = status === 'undone';
  const count = result?.created_entries ?? 0;
  const done = count === 0 ? t('nothing_added') : t('imported', { count });
  const at = undone_at ?? applied_at;
  const when = at ? format.instant(at) : '';
  return (
    <Panel>
      <div className={styles.outcome} role="status">
        <Icon
          icon={isUndone ? IconArrowBackUp : IconCircleCheck}
          size={24}
          className={isUndone ? styles.undone : styles.done}
        />
        <div>
          <h2 className={styles.title}>{isUndone ? t('undone') : done}</h2>
          {isUndone && undo && <p>{t('undone_note', { count: undo.deleted_entries })}</p>}
          {isUndone && undo && undo.kept.length > 0 && (
            <p>{t('kept', { names: undo.kept.map(({ name }) => name).join(', ') })}</p>
          )}
          {!isUndone && count === 0 && <p>{t('nothing_added_note')}</p>}
          <p className={styles.origin}>
            {t('from', { file: file_name, source: words(`format_${detail.format}`) })}
            {' · '}
            {created_by && !isUndone ? t('by', { when, who: created_by }) : when}
          </p>
        </div>
      </div>
    </Panel>
  );
}
