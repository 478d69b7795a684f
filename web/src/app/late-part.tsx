import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { report } from '../platform/reporting.ts';

/**
 * A part of the frame whose code arrives after the page; until then `Meanwhile`, or nothing. Where the code can't be fetched
 * the page stays as it is, and the part is asked for again when there is a network.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known) return;
      let isHere = true;
      const fetchPart = () =>
        void load().then((part) => {
          known = part;
          if (isHere) setPart(() => part);
        }, warn);
      fetchPart();
      const stop = onlineManager.subscribe((isOnline) => {
        if (isOnline && !known) fetchPart();
      });
      return () => {
        isHere = false;
        stop();
      };
    }, []);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}

const warn = (error: unknown) => {
  if (onlineManager.isOnline()) report(error, 'warning');
};
