import { IconLock } from '@tabler/icons-react';
import { StatusText } from '../display/status-text.tsx';
import type { Form } from './use-form.ts';

/** A form some of whose fields can't be changed; each of these says why below its label. */
export const withLocks = <Values extends Record<string, unknown>>(
  form: Form<Values>,
  isLocked: (field: string) => boolean,
  reason: string,
): Form<Values> => ({
  ...form,
  field: (path) =>
    isLocked(path)
      ? {
          ...form.field(path),
          disabled: true,
          note: (
            <StatusText tone="muted" icon={IconLock} small>
              {reason}
            </StatusText>
          ),
        }
      : form.field(path),
});
