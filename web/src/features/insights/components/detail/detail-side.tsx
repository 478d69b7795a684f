import { lazy, Suspense, useState } from 'react';
import type { InsightDetail as Detail } from '#contract/insights/shapes.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { usePageKeys } from '../../../../platform/use-page-keys.ts';
import { useDeciding } from '../../effects/use-deciding.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { Deciding } from './deciding.tsx';
import { InsightDetail } from './insight-detail.tsx';

const DismissDialog = lazy(() => import('./dismiss-dialog.tsx'));

/** Matches the row of the list that is looked at. */
const LOOKED = '[data-insight][aria-current]';

type DetailSideProps = {
  insight: Detail;
  /** Goes to a page of the application. */
  onOpen: (href: string) => void;
  /** Its keys rest: a panel lies over the page. */
  isBehind: boolean;
};

/** The insight that is looked at, with all that can be decided of it by buttons and by keys. */
export function DetailSide({ insight, onOpen, isBehind }: DetailSideProps) {
  const ways = useDeciding(insight);
  const [isDismissing, setDismissing] = useState(false);
  const isUndecided = insight.state === 'open' || insight.state === 'gone';
  const isResting = Boolean(useMaybeOrganization()?.suspended);
  const first =
    insight.draft?.link ?? insight.evidence.find(({ link }) => link)?.link ?? insight.rows[0]?.link;
  const open = () => first && onOpen(first);
  const decidable = isUndecided && !ways.isBusy && !isResting;
  usePageKeys(
    {
      o: open,
      Enter: open,
      a: () => decidable && void ways.put({ state: 'accepted', note: '' }),
      d: () => decidable && setDismissing(true),
    },
    LOOKED,
    isBehind,
  );
  return (
    <>
      <InsightDetail
        insight={insight}
        deciding={
          <Deciding
            insight={insight}
            ways={ways}
            isResting={isResting}
            onDismiss={() => setDismissing(true)}
          />
        }
      />
      <ClashDialog ways={ways} />
      <Suspense fallback={null}>
        {isDismissing && (
          <DismissDialog
            id={insight.id}
            onClose={() => setDismissing(false)}
            onDismiss={async (because, note) => {
              const refused = await ways.put({ state: 'dismissed', because, note });
              if (refused === undefined) setDismissing(false);
              return refused === undefined ? undefined : [{ field: '', message: refused }];
            }}
          />
        )}
      </Suspense>
    </>
  );
}
