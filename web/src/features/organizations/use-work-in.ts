import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organization } from '#contract/organizations/shapes.ts';
import { t } from './messages.ts';
import { workIn } from './work-in.ts';

/** Changes the organization of the person and of this tab; `onDone` runs when it has. */
export function useWorkIn(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (organization: Organization) => workIn(organization, client),
    meta: { toast: t('switch_failed') },
    onSuccess: onDone,
  });
}
