import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '../../../platform/offline/unsent/send-or-keep.ts';
import { refreshActivity } from '../mutations.ts';

/** A change of one's time that is kept where it can't be sent. `toast` false where the screen says what failed. */
export function useKeptChange<Input, Answer>(
  write: (input: Input) => Promise<Outcome<Answer>>,
  toast: string | false = false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: { toast },
    // What is kept is shown as it is; to read it again would only wait for the network.
    onSettled: (outcome) => (outcome?.kept ? undefined : refreshActivity(client)),
  });
}
