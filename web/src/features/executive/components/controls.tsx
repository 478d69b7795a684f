import { IconRefresh } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { WINDOWS } from '#contract/executive/figures.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { CompactSelect } from '../../../ui/form/compact-select.tsx';
import { DateField } from '../../../ui/number/date-field.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { type ExecutiveSearch, executiveHref } from '../effects/address.ts';
import { t } from '../messages.ts';
import styles from './executive.module.css';
import { Verbs } from './verbs.tsx';

type ControlsProps = {
  search: ExecutiveSearch;
  executive: Executive;
  onRefresh: () => void;
  refreshing: boolean;
};

const WINDOW_OPTIONS = WINDOWS.map((value) => ({ value, label: t(`window_${value}`) }));

/** The day, the currency and the span of the figures, and when they were counted. */
export function Controls({ search, executive, onRefresh, refreshing }: ControlsProps) {
  const { history } = useRouter();
  const go = (change: ExecutiveSearch) => history.replace(executiveHref({ ...search, ...change }));
  const { as_of, today, currency, currencies, window } = executive;
  const options = [...new Set([...currencies, currency])].map((value) => ({ value, label: value }));
  return (
    <div className={styles.controls}>
      <div className={styles.day}>
        <DateField
          label={t('as_of')}
          value={search.as_of ?? as_of}
          onChange={(day) => go({ as_of: day && day !== today ? day : undefined })}
        />
      </div>
      {as_of !== today && <Button onClick={() => go({ as_of: undefined })}>{t('latest')}</Button>}
      <Segmented
        label={t('window')}
        options={WINDOW_OPTIONS}
        value={window}
        onChange={(chosen) => go({ window: chosen === 'month' ? undefined : chosen })}
      />
      <CompactSelect
        label={t('currency')}
        options={options}
        value={currency}
        onChange={(chosen) => go({ currency: chosen })}
      />
      <OrganizationChoice search={search} executive={executive} onChoose={go} />
      <div className={styles.end}>
        <Age executive={executive} onRefresh={onRefresh} refreshing={refreshing} />
        <Verbs search={search} />
      </div>
    </div>
  );
}

type ChoiceProps = {
  search: ExecutiveSearch;
  executive: Executive;
  onChoose: (change: ExecutiveSearch) => void;
};

/** All organizations or one; offered where there are several, and as long as one is chosen. */
function OrganizationChoice({ search, executive: { organizations }, onChoose }: ChoiceProps) {
  const [chosen = ''] = search.organization_id ?? [];
  if (organizations.length < 2 && !chosen) return null;
  const options = [
    { value: '', label: t('all_organizations') },
    ...organizations.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <CompactSelect
      label={t('one_organization')}
      options={options}
      value={chosen}
      onChange={(id) => onChoose({ organization_id: id ? [id] : undefined })}
    />
  );
}

type AgeProps = { executive: Executive; onRefresh: () => void; refreshing: boolean };

/** The oldest count of those shown, since a total is as old as its oldest part. */
function Age({ executive: { organizations }, onRefresh, refreshing }: AgeProps) {
  const format = useFormat();
  const [oldest] = organizations.flatMap(({ counted_at }) => counted_at ?? []).sort();
  const isPending = organizations.some(({ pending }) => pending);
  return (
    <span className={styles.age}>
      {oldest && (
        <Text muted>
          <time dateTime={oldest} title={format.instant(oldest)}>
            {isPending ? t('counting') : t('counted', { ago: format.relative(oldest) })}
          </time>
        </Text>
      )}
      <IconButton icon={IconRefresh} label={t('refresh')} onClick={onRefresh} disabled={refreshing} />
    </span>
  );
}
