import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../../../platform/person.ts';
import { isCovered, isTyping } from '../../../platform/pressed.ts';

/** Milliseconds after `g` in which a letter means a page. */
const PATIENCE_MS = 1_500;

/** What keys do in the inbox, by letter; `Escape` among them. */
export type InboxKeys = Readonly<Record<string, () => void>>;

/** Single keys of the inbox, unless the person switched them off; Escape and Enter are none of those. */
export function useInboxKeys(keys: InboxKeys): void {
  const isOn = useCurrentUser().settings.single_keys !== false;
  const act = useEffectEvent((event: KeyboardEvent) => {
    const verb = isOn || event.key.length > 1 ? keys[event.key] : undefined;
    if (!verb || (event.key === 'Enter' && isForControl(event))) return;
    event.preventDefault();
    verb();
  });
  useEffect(() => {
    let leadAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || isCovered()) return;
      const isLed = event.timeStamp - leadAt < PATIENCE_MS;
      leadAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!isLed) act(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Enter is that of the control that has the focus; the row that is looked at has led where it leads already. */
const isForControl = ({ target }: KeyboardEvent): boolean => {
  const control = target instanceof Element ? target.closest('a, button, summary, [tabindex="0"]') : null;
  return control !== null && !control.matches('[data-notification][aria-current]');
};
