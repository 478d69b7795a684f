import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from './person.ts';
import { isCovered, isTyping } from './pressed.ts';

/** Milliseconds after `g` in which a letter means a page. */
const PATIENCE_MS = 1_500;

/** What keys do on a page, by letter; Escape and Enter among them. */
export type PageKeys = Readonly<Record<string, () => void>>;

/**
 * Single keys of a page, unless the person switched them off; Escape and Enter are none of those. Enter is that of the control
 * that has the focus, unless it is the row that is looked at, which matches `looked`. Behind a panel, a page's keys rest.
 */
export function usePageKeys(keys: PageKeys, looked: string, isBehind = false): void {
  const isOn = useCurrentUser().settings.single_keys !== false;
  const act = useEffectEvent((event: KeyboardEvent) => {
    const verb = isOn || event.key.length > 1 ? keys[event.key] : undefined;
    if (!verb || isBehind || (event.key === 'Enter' && isForControl(event, looked))) return;
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

const isForControl = ({ target }: KeyboardEvent, looked: string): boolean => {
  const control = target instanceof Element ? target.closest('a, button, summary, [tabindex="0"]') : null;
  return control !== null && !control.matches(looked);
};
