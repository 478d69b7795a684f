import type { z } from 'zod';
import { announcementFields } from './shapes.ts';

/** What a preset says of an announcement: everything but whom it goes to. */
export const announcementPreset = announcementFields.omit({ audience: true }).partial();
/** What a preset says of an announcement. */
export type AnnouncementPreset = z.infer<typeof announcementPreset>;
