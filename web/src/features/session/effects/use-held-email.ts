import { useEffect, useState } from 'react';
import { session } from '../../../platform/session/current-session.ts';

/** Whose tokens this browser holds, as the provider says; undefined until it has said so, or where it can't. */
export function useHeldEmail(): string | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    session()
      .attributes()
      .then((attributes) => setEmail(attributes.email))
      .catch(() => undefined);
  }, []);
  return email;
}
