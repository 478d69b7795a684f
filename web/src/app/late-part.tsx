import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { report } from '../platform/reporting.ts';
import { createStore, type Store, useStore } from '../ui/theme/store.ts';

type Loaded<Props> = { readonly Part: ComponentType<Props> } | null;

/** A part of the frame whose code arrives after the page. */
export interface LatePart<Props> {
  readonly loaded: Store<Loaded<Props>>;
  /** Fetches the code, unless it is there. Errors: whatever keeps it from being fetched. */
  readonly fetch: () => Promise<void>;
}

/** A part with code of its own. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const loaded = createStore<Loaded<Props>>(null);
  return {
    loaded,
    fetch: async () => {
      if (!loaded.get()) loaded.set({ Part: await load() });
    },
  };
}

export interface LateProps<Props> {
  readonly part: LatePart<Props>;
  /** What stands in its place until it is there. */
  readonly meanwhile?: ReactNode;
  readonly onMissing?: (error: unknown) => void;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** Draws a late part. Where its code can't be fetched the page stays as it is, and it is asked for again with the network. */
export function Late<Props>({ part, meanwhile = null, onMissing, children }: LateProps<Props>) {
  const loaded = useStore(part.loaded);
  const miss = useEffectEvent((error: unknown) => {
    if (onlineManager.isOnline()) report(error, 'warning');
    onMissing?.(error);
  });
  useEffect(() => {
    let isHere = true;
    const fetchPart = () => void part.fetch().catch((error: unknown) => isHere && miss(error));
    fetchPart();
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) fetchPart();
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [part]);
  return loaded ? <Suspense fallback={meanwhile}>{children(loaded.Part)}</Suspense> : meanwhile;
}
