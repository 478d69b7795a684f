import { failedRead } from '../../../../platform/list/failed-read.ts';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { Insights } from '../../effects/use-insights.ts';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../messages.ts';
import listStyles from '../list/insight-list.module.css';
import { DetailSide } from './detail-side.tsx';

type InsightPlaceProps = {
  looked: Insights['looked'];
  id: string | undefined;
  /** The list that a phone goes back to. */
  backHref: string;
  isBehind: boolean;
  onOpen: (href: string) => void;
};

/** Where an insight is looked at: beside the list, or on a phone as a screen of its own. */
export function InsightPlace({ looked, id, backHref, isBehind, onOpen }: InsightPlaceProps) {
  const isPhone = useIsPhone();
  const { data, error, refetch } = looked;
  const failed = data ? undefined : failedRead(error, words('one_failed'), refetch);
  const content = (
    <>
      {!id && <Empty title={words('choose')} note={words('choose_note')} />}
      {id && failed && <LoadError {...failed} />}
      {id && !data && !failed && <SkeletonRows rows={8} />}
      {id && data && <DetailSide key={data.id} insight={data} {...{ isBehind, onOpen }} />}
    </>
  );
  if (!isPhone)
    return (
      <section className={listStyles.side} aria-label={words('insight')}>
        <div className={listStyles.scroller}>{content}</div>
      </section>
    );
  const title = data ? kinds(data.kind) : words('insight');
  return (
    <>
      <PageHead title={title} crumbs={[{ label: words('rpai'), href: backHref }, { label: title }]} />
      {content}
    </>
  );
}
