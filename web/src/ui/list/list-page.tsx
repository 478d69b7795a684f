import { IconPlus } from '@tabler/icons-react';
import { TabButton, Tabs } from '../action/tabs.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './list-page.module.css';
import { type ListPageProps, sortChoices } from './list-page-props.ts';
import { PhoneFilters } from './phone-filters.tsx';
import { SortMenu } from './sort-menu.tsx';

/** A list: title and count in the top bar, views, filters, table. All state belongs to the caller. */
export function ListPage(props: ListPageProps) {
  const { title, count, views = [], onAddView, actions, phoneActions, children } = props;
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  return (
    <>
      <PageHead title={title} count={count} phoneActions={phoneActions} />
      <div className={styles.list}>
        {(views.length > 0 || (actions && !isPhone)) && (
          <div className={styles.tabs}>
            {views.length > 0 && (
              <Tabs label={texts.views} items={views} tall bare>
                {onAddView && !isPhone && (
                  <TabButton label={texts.addView} tall onClick={onAddView}>
                    <Icon icon={IconPlus} />
                  </TabButton>
                )}
              </Tabs>
            )}
            {!isPhone && actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {isPhone ? <PhoneFilters {...props} /> : <DeskFilters {...props} />}
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}

function DeskFilters(props: ListPageProps) {
  const { filters = [], value = {}, onChange, columns = [], sort, onSort, hidden = [], onHidden } = props;
  const choices = sortChoices(columns);
  const sorting = onSort && choices.length > 0;
  if (filters.length === 0 && !sorting && !onHidden) return null;
  return (
    <div className={styles.filters}>
      <div className={styles.chips}>
        {onChange && <FilterBar filters={filters} value={value} onChange={onChange} />}
      </div>
      <div className={styles.end}>
        {sorting && <SortMenu choices={choices} sort={sort} onSort={onSort} small />}
        {onHidden && <ColumnsMenu columns={columns} hidden={hidden} onHidden={onHidden} />}
      </div>
    </div>
  );
}
