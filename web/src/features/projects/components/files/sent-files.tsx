import { readAttachment, readThumbnail } from '#contract/attachments/endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { filesOf } from '../../../../platform/files/reads.ts';
import { SENT_WORDS } from '../../../../platform/files/words.ts';
import { SentFileList } from '../../../../ui/files/sent-file-list.tsx';

const READS = filesOf<Attachment & { readonly project_id: string }>({
  whole: readAttachment,
  small: readThumbnail,
  paramsOf: ({ id, project_id }) => ({ project_id, attachment_id: id }),
});

type SentFilesProps = { project_id: string; files: readonly Attachment[] };

/** The files of a comment. */
export function SentFiles({ project_id, files }: SentFilesProps) {
  const shown = files.map((file) => ({ ...file, project_id }));
  return <SentFileList files={shown} reads={READS} words={SENT_WORDS} />;
}
