import type { UploadedFile } from '../../../platform/context.ts';
import { drawLogo, type Logo } from '../reading/draw-logo.ts';

/** What a picture that was sent is kept as, before anything is asked of the database. Throws 422 beside `file`. */
export const lookIntoLogo = ({ bytes }: UploadedFile): Promise<Logo> => drawLogo(bytes);
