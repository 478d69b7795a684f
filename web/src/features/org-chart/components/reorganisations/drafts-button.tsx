import { IconArrowsShuffle } from '@tabler/icons-react';
import { listReorganisations } from '#contract/reorganisations/endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ALL_DRAFTS, type ChartSearch, draftOf } from '../../effects/address.ts';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

type DraftsButtonProps = {
  search: ChartSearch;
  onSearch: (some: Partial<ChartSearch>) => void;
  small?: boolean;
  wide?: boolean;
};

/** Leads to reorganisations, for whoever may draft them; within one there is the way back instead. */
export function DraftsButton({ search, onSearch, ...look }: DraftsButtonProps) {
  const { may } = usePermissions();
  if (!may(listReorganisations) || draftOf(search) !== undefined) return null;
  return (
    <Button
      {...look}
      title={t('reorganisations')}
      icon={IconArrowsShuffle}
      onClick={() => onSearch({ draft: ALL_DRAFTS })}
    >
      <span className={styles.word}>{t('reorganisations')}</span>
    </Button>
  );
}
