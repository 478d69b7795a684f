import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TabActions } from '../../../ui/page/tab-actions.tsx';
import { t } from '../messages.ts';

const CheckBox = lazy(() => import('./detail/check-box.tsx'));

/** What stands in the head of the page: whether the chain holds. */
export function LogHead({ project_id }: { project_id: string }) {
  const [isOpen, setOpen] = useState(false);
  const verify = { icon: IconShieldCheck, onClick: () => setOpen(true) };
  return (
    <>
      <TabActions phone={<IconButton {...verify} label={t('verify')} variant="ghost" iconSize={20} />}>
        <Button {...verify}>{t('verify')}</Button>
      </TabActions>
      <Suspense fallback={null}>
        {isOpen && <CheckBox project_id={project_id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
