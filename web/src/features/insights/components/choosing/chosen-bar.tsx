import { IconCircleX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import { dismissAll, type Left } from '../../effects/dismiss-all.ts';
import type { Chosen } from '../../effects/use-chosen.ts';
import { LeftDialog } from './left-dialog.tsx';
import { t } from './messages.ts';

const DismissDialog = lazy(() => import('../detail/dismiss-dialog.tsx'));

/** What can be done with the chosen insights: dismissing them for one reason, each with how it came out. */
export function ChosenBar({ chosen, clear }: Chosen) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const count = chosen.length;
  return (
    <>
      <BulkBar
        count={count}
        onClear={clear}
        actions={[{ id: 'dismiss', label: t('dismiss'), icon: IconCircleX, onSelect: () => setAsking(true) }]}
      />
      <Suspense fallback={null}>
        {isAsking && (
          <DismissDialog
            id="several"
            title={t('title', { count })}
            onDismiss={async (because, note) => {
              const outcome = await dismissAll(client, chosen, { because, note });
              setAsking(false);
              clear();
              setLeft(outcome.left);
              if (outcome.dismissed > 0) toast.show({ title: t('dismissed', { count: outcome.dismissed }) });
              return undefined;
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
      {left.length > 0 && <LeftDialog left={left} onClose={() => setLeft([])} />}
    </>
  );
}
