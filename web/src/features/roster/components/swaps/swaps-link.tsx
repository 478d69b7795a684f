import { IconArrowsExchange } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { useSwapsToDecide } from '../../effects/use-swaps-to-decide.ts';
import { t } from './messages.ts';

/** Leads to the requests about shifts, where some wait for a decision. */
export function SwapsLink({ project_id, href }: { project_id: string; href: string }) {
  const count = useSwapsToDecide(project_id);
  return (
    count > 0 && (
      <ButtonLink icon={IconArrowsExchange} href={href}>
        {t('to_decide', { count })}
      </ButtonLink>
    )
  );
}
