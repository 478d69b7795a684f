import { createContext } from 'react';
import type { Reach } from '../../effects/use-reach.ts';

/** What the changes of the form around would touch; undefined where nothing is known to. */
export const ReachContext = createContext<Reach | undefined>(undefined);
