import { z } from 'zod';
import { id } from '../shapes.ts';

/** Where the dealsheets of an organization are asked for. */
export const DEALSHEETS = '/dealsheets';
/** Where one of them is. */
export const DEALSHEET = `${DEALSHEETS}/:dealsheet_id` as const;

/** What whoever asks for all of them has to be allowed. */
export const mayOfAll = (action: 'list' | 'create' | 'read') =>
  ({ scope: 'organization', object: DEALSHEETS, action }) as const;
/** What whoever asks for one of them has to be allowed. */
export const mayOfOne = (action: 'read' | 'update' | 'submit' | 'approve') =>
  ({ scope: 'organization', object: DEALSHEET, action }) as const;
/** Which one. */
export const dealsheetParams = z.object({ dealsheet_id: id });
