import { brokenRule } from '#contract/errors.ts';
import { ORGANIZATION_STEPS, type OrganizationStatus } from '#contract/organizations/states.ts';

interface Step {
  readonly from: OrganizationStatus;
  readonly to: OrganizationStatus;
  readonly reason: string | undefined;
}

/** Throws 422 for a step that an organization doesn't take from where it is, and for one that has to say why. */
export const requireStep = ({ from, to, reason }: Step): void => {
  const steps: readonly OrganizationStatus[] = ORGANIZATION_STEPS[from];
  if (!steps.includes(to))
    throw brokenRule(
      'organization-step',
      'status',
      `From ${from} an organization becomes ${steps.join(' or ')}, not ${to}.`,
    );
  if (to !== 'active' && !reason)
    throw brokenRule('reason-needed', 'reason', 'Say why: its people are shown it.');
};
