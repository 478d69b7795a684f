import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/action/button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { fullPurpose, purposeText } from '../purpose-text.ts';
import { type BareRow, rowKey } from '../week/week-rows.ts';
import { t } from './messages.ts';
import { favouriteList } from './shortcut-calls.ts';
import styles from './shortcuts.module.css';

/** The favourites as rows for the week, each once, as long as time can be logged on them. */
export function FavouriteRows({ onChoose }: { onChoose: (row: BareRow) => void }) {
  const { data } = useQuery(favouriteList());
  const open = (data?.favourites ?? []).filter(({ closed }) => closed === null);
  const rows = [...new Map(open.map((one) => [rowKey(one), one])).values()];
  if (rows.length === 0) return null;
  return (
    <div>
      <Text small muted>
        {t('from_favourites')}
      </Text>
      <div className={styles.chips}>
        {rows.map(({ project, service, id }) => (
          <Button
            key={id}
            small
            icon={IconStar}
            title={fullPurpose({ project, service })}
            onClick={() => onChoose({ project, service })}
          >
            {purposeText({ project, service })}
          </Button>
        ))}
      </div>
    </div>
  );
}
