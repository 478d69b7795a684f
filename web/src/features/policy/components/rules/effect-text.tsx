import { IconBan, IconCheck } from '@tabler/icons-react';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from '../../messages.ts';

/** Whether a rule allows or denies, as icon and word. */
export const EffectText = ({ effect }: Pick<PolicyRule, 'effect'>) => (
  <StatusText small tone={effect === 'allow' ? 'ok' : 'bad'} icon={effect === 'allow' ? IconCheck : IconBan}>
    {t(effect)}
  </StatusText>
);
