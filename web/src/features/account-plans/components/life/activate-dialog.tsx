import { useQuery } from '@tanstack/react-query';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { reading } from '../../../../platform/reading.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { useLife } from '../../effects/life/use-life.ts';
import { planHref } from '../../effects/plan-address.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const activeOf = (client_id: string) =>
  reading(listAccountPlans, { query: { client_id: [client_id], status: ['active'], per_page: 1 } });

/** Makes an approved plan the active one of its client; names the one that is where there is one. */
export function ActivateDialog({ plan, onClose }: LifeBoxProps) {
  const { id, name, version } = plan;
  const client = plan.client.name;
  const { activate } = useLife(id);
  const other = useQuery(activeOf(plan.client.id)).data?.data[0];
  const form = useStepForm({
    ...{ name: `activate-${id}`, initial: {}, onClose },
    take: () => activate({ version }),
    done: () => t('activated', { name }),
  });
  return (
    <FormDialog
      title={t('activate_title', { name })}
      note={t('activate_note', { client })}
      form={form}
      labels={{}}
      verb={t('activate')}
      isReady={!other}
      onClose={onClose}
    >
      {other && (
        <StatusText tone="warn">
          {t('activate_taken', { client })} <Link href={planHref(other.id)}>{other.name}</Link>
        </StatusText>
      )}
    </FormDialog>
  );
}
