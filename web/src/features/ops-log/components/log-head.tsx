import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TabActions } from '../../../ui/page/tab-actions.tsx';
import type { LogView } from '../effects/ops-log-address.ts';
import { t } from '../messages.ts';
import { PhoneViewSwitch, ViewSwitch } from './view-switch.tsx';

const CheckBox = lazy(() => import('./detail/check-box.tsx'));

type LogHeadProps = {
  project_id: string;
  mayVerify: boolean;
  view: LogView;
  onView: (view: LogView) => void;
};

/** What stands in the head of the page: how the log is looked at, and whether the chain holds. */
export function LogHead({ project_id, mayVerify, ...views }: LogHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const verify = { icon: IconShieldCheck, onClick: () => setOpen(true) };
  return (
    <>
      <TabActions
        phone={
          <>
            <PhoneViewSwitch {...views} />
            {mayVerify && <IconButton {...verify} label={t('verify')} variant="ghost" iconSize={20} />}
          </>
        }
      >
        <ViewSwitch {...views} />
        {mayVerify && <Button {...verify}>{t('verify')}</Button>}
      </TabActions>
      <Suspense fallback={null}>
        {isOpen && <CheckBox project_id={project_id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
