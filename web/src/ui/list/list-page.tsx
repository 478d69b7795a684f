import { Tabs } from '../action/tabs.tsx';
import { PageHead } from '../page/page-head.tsx';
import { classNames } from '../theme/class-names.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './list-page.module.css';
import { type ListAreaProps, type ListPageProps, sortChoices } from './list-page-props.ts';
import { PhoneFilters } from './phone-filters.tsx';
import { SortMenu } from './sort-menu.tsx';

/** A list: title and count in the top bar, views, filters, table. All state belongs to the caller. */
export function ListPage({ title, count, phoneActions, ...list }: ListPageProps) {
  return (
    <>
      <PageHead title={title} count={count} phoneActions={phoneActions} />
      <ListFrame {...list} whole />
    </>
  );
}

/** The same inside a page with a title of its own, such as a tab of a filled DetailPage. */
export function ListArea(list: ListAreaProps) {
  return <ListFrame {...list} />;
}

function ListFrame({ whole, ...list }: ListAreaProps & { whole?: boolean }) {
  const { views = [], viewsEnd, actions, notice, children } = list;
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  return (
    <div className={classNames(styles.list, whole && styles.whole)}>
      {(views.length > 0 || (actions && !isPhone)) && (
        <div className={styles.tabs} data-tour="views">
          {views.length > 0 && <Tabs label={texts.views} items={views} tall bare />}
          {viewsEnd && <div className={styles.viewsEnd}>{viewsEnd}</div>}
          {!isPhone && actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {notice}
      {isPhone ? <PhoneFilters {...list} /> : <DeskFilters {...list} />}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function DeskFilters(props: ListAreaProps) {
  const { filters = [], value = {}, onChange, columns = [], sort, onSort, hidden = [], onHidden } = props;
  const choices = sortChoices(columns);
  const sorting = onSort && choices.length > 0;
  if (filters.length === 0 && !sorting && !onHidden) return null;
  return (
    <div className={styles.filters} data-tour="filters">
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
