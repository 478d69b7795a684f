import { createContext } from 'react';
import type { Effects } from '../effects/use-effects.ts';

/** What the changes of the form around would do; undefined where nothing has changed. */
export const EffectsContext = createContext<Effects | undefined>(undefined);
