import { type ReactNode, useState } from 'react';
import { type TabItem, Tabs } from '../action/tabs.tsx';
import { classNames } from '../theme/class-names.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import type { Crumb } from './breadcrumb.tsx';
import styles from './detail-page.module.css';
import { PageHead } from './page-head.tsx';
import { TabActionsSlot } from './tab-actions.tsx';
import { useCaughtFocus } from './use-caught-focus.ts';

type DetailPageProps = {
  /** The thing's name; the heading on wide screens, below the top bar on phones unless that says the same. */
  title: string;
  /** From the list to this page; the last one, such as HRB-204, is the phone's heading. */
  crumbs: readonly Crumb[];
  /** StatusTexts and Tags beside the title. */
  statuses?: ReactNode;
  /** Verbs at the right of the title: one primary, some more, a menu. On phones below the title. */
  actions?: ReactNode;
  /** Icon buttons in the phone's top bar; given these, actions stay on wide screens. */
  phoneActions?: ReactNode;
  /** Facts in a row between title and tabs. */
  strip?: ReactNode;
  /** The page's parts as routes. */
  tabs?: readonly TabItem[];
  /** At the side, 248 px; below the content on narrower screens. */
  facts?: ReactNode;
  /** Content reaches the edges, as a roster does. */
  flush?: boolean;
  /** On wide screens the content takes the height that is left and scrolls inside, as a ListArea does. */
  filled?: boolean;
  children: ReactNode;
};

/** One thing: breadcrumb, title and status, tabs, content, facts at the side. */
export function DetailPage(props: DetailPageProps) {
  const { title, crumbs, statuses, actions, phoneActions, strip, tabs = [], facts, children } = props;
  const { flush, filled } = props;
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const verbs = useCaughtFocus<HTMLDivElement>();
  const Title = isPhone ? 'div' : 'h1';
  const isSaidAbove = isPhone && crumbs.at(-1)?.label === title;
  return (
    <div className={classNames(styles.page, filled && styles.filled, filled && flush && styles.plain)}>
      <PageHead title={title} crumbs={crumbs} phoneActions={phoneActions} />
      <div className={styles.head}>
        <div className={styles.titleRow} ref={verbs}>
          {!isSaidAbove && <Title className={styles.title}>{title}</Title>}
          {statuses && <div className={styles.statuses}>{statuses}</div>}
          {actions && !(isPhone && phoneActions) && <div className={styles.actions}>{actions}</div>}
          <div ref={setSlot} className={classNames(styles.actions, styles.ofTab)} />
        </div>
        {strip}
      </div>
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs label={texts.sections} items={tabs} bare={isPhone} />
        </div>
      )}
      <div
        className={classNames(styles.body, facts !== undefined && styles.withFacts, flush && styles.flush)}
      >
        <div className={styles.content}>
          <TabActionsSlot value={slot}>{children}</TabActionsSlot>
        </div>
        {facts && (
          <aside className={styles.side} aria-label={texts.facts}>
            {facts}
          </aside>
        )}
      </div>
    </div>
  );
}
