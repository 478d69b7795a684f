import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnnouncementDetail, NewAnnouncement } from '#contract/announcements/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useCreateAnnouncement, useUpdateAnnouncement } from '../mutations.ts';
import { announcementDetail } from '../queries.ts';
import { conflictsOf } from './conflicts.ts';
import { type AnnouncementValues, changedFields, fieldsOf, valuesOf } from './values.ts';

/** What is written down by now, and the form that it was written from: what others changed beside that stays theirs. */
interface Written {
  readonly now: AnnouncementDetail;
  readonly as: AnnouncementValues;
}

/** What somebody else saved first, and what the form was over. */
interface Theirs extends Written {
  readonly mine: AnnouncementValues;
}

/**
 * Writes the form down: the first time it makes an announcement unless `base` is one, afterwards it changes that. What
 * somebody else saved meanwhile is `theirs`, where both changed the same.
 */
export function useWriting(base: AnnouncementDetail | null) {
  const queries = useQueryClient();
  const written = useRef<Written | null>(base && { now: base, as: valuesOf(base) });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const { mutateAsync: create } = useCreateAnnouncement();
  const { mutateAsync: update } = useUpdateAnnouncement();

  const change = async ({ now, as }: Written, mine: AnnouncementValues): Promise<AnnouncementDetail> => {
    const body = changedFields(as, mine);
    if (Object.keys(body).length === 0) return now;
    try {
      return await update({ id: now.id, version: now.version, body });
    } catch (error) {
      if (!isCallError(error, 412)) throw error;
      const other = await queries.fetchQuery({ ...announcementDetail(now.id), staleTime: 0 });
      if (conflictsOf(as, mine, other).length === 0 && other.version !== now.version)
        return change({ now: other, as }, mine);
      setTheirs({ now: other, as, mine });
      throw error;
    }
  };
  const write = async (values: AnnouncementValues, status?: NewAnnouncement['status']) => {
    const now = written.current
      ? await change(written.current, values)
      : await create({ ...fieldsOf(values), ...(status ? { status } : {}) });
    written.current = { now, as: values };
    return now;
  };
  /** The next writing is over theirs. */
  const keepMine = () => {
    if (theirs) written.current = { now: theirs.now, as: theirs.as };
    setTheirs(null);
  };
  return {
    write,
    theirs: theirs?.now ?? null,
    conflicts: theirs ? conflictsOf(theirs.as, theirs.mine, theirs.now) : [],
    keepMine,
    forgetTheirs: () => setTheirs(null),
  };
}
