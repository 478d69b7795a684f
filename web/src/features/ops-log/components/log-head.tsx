import { IconFileExport, IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TabActions } from '../../../ui/page/tab-actions.tsx';
import type { LogView, OpsLogSearch } from '../effects/ops-log-address.ts';
import { daysAsked } from '../effects/use-filters.ts';
import { t } from '../messages.ts';
import { PhoneViewSwitch, ViewSwitch } from './view-switch.tsx';

const BOXES = {
  check: lazy(() => import('./detail/check-box.tsx')),
  export: lazy(() => import('./export/export-box.tsx')),
};

type LogHeadProps = {
  project_id: string;
  search: OpsLogSearch;
  mayVerify: boolean;
  view: LogView;
  onView: (view: LogView) => void;
};

/** What stands in the head of the page: how the log is looked at, the way of a period out of the house, and whether the chain holds. */
export function LogHead({ project_id, search, mayVerify, ...views }: LogHeadProps) {
  const format = useFormat();
  const [open, setOpen] = useState<keyof typeof BOXES | null>(null);
  const take = { icon: IconFileExport, onClick: () => setOpen('export') };
  const verify = { icon: IconShieldCheck, onClick: () => setOpen('check') };
  const days = daysAsked(search, search.zone ?? format.zone, format);
  const Box = open && BOXES[open];
  return (
    <>
      <TabActions
        phone={
          <>
            <PhoneViewSwitch {...views} />
            {mayVerify && <IconButton {...take} label={t('export')} variant="ghost" iconSize={20} />}
            {mayVerify && <IconButton {...verify} label={t('verify')} variant="ghost" iconSize={20} />}
          </>
        }
      >
        <ViewSwitch {...views} />
        {mayVerify && <IconButton {...take} label={t('export')} />}
        {mayVerify && <Button {...verify}>{t('verify')}</Button>}
      </TabActions>
      <Suspense fallback={null}>
        {Box && <Box {...{ project_id, days }} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
