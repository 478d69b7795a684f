import { useState } from 'react';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useUpdateOrganization } from '../mutations.ts';
import type { LifeStep } from './life-steps.ts';

/** A step that waits for its reason. */
export interface AskedStep {
  readonly organization: AdministeredOrganization;
  readonly step: LifeStep;
}

/**
 * The turns in an organization's life. `take` asks first: for a reason in a box (`asked`, answered by `proceed`), or whether one is
 * sure. `problem` says why the last one was refused.
 */
export function useLife() {
  const { mutate, isPending, error, reset } = useUpdateOrganization();
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const close = () => {
    setAsked(null);
    reset();
  };
  const become = ({ organization: { id, version }, step: { to } }: AskedStep, reason?: string) =>
    mutate(
      { id, version, body: { status: to, ...(reason ? { reason } : {}) } },
      {
        onSuccess: ({ name, status }) => {
          toast.show({ title: t(`became_${status}`, { name }) });
          close();
        },
        onError: (refused) => {
          if (!reason) toast.show({ title: t('change_failed'), message: wordsOf(refused) });
        },
      },
    );
  const take = (organization: AdministeredOrganization, step: LifeStep) => {
    if (step.needsReason) return setAsked({ organization, step });
    const fromArchive = organization.status === 'archived';
    question.ask({
      ask: t(fromArchive ? 'restore_ask' : 'activate_ask', { name: organization.name }),
      note: t(fromArchive ? 'restore_note' : 'activate_note'),
      accept: () => become({ organization, step }),
    });
  };
  return {
    ...{ take, asked, close, isBusy: isPending },
    problem: error ? wordsOf(error) : undefined,
    proceed: (reason: string) => asked && become(asked, reason),
  };
}

const wordsOf = (error: Error): string => (isCallError(error, 412) ? t('stale') : error.message);
