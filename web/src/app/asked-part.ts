import { onlineManager } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { toast } from '../ui/feedback/toast/toast.ts';
import { type LatePart, latePart } from './late-part.tsx';
import { t } from './messages.ts';

/** A part that somebody asked for, with code of its own; that it can't be fetched is said, and the page stays. */
export const askedPart = <Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> =>
  latePart(load, (err) =>
    toast.show({ title: t(onlineManager.isOnline() ? 'part_unanswered' : 'part_offline'), err }),
  );
