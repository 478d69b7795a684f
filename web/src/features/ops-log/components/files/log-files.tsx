import { IconFileAlert } from '@tabler/icons-react';
import { readOpsLogFile, readOpsLogThumbnail } from '#contract/attachments/ops-log-endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { filesOf } from '../../../../platform/files/reads.ts';
import { SENT_WORDS } from '../../../../platform/files/words.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { SentFileList } from '../../../../ui/files/sent-file-list.tsx';
import { t } from './messages.ts';

const READS = filesOf<Attachment & { readonly project_id: string }>({
  whole: readOpsLogFile,
  small: readOpsLogThumbnail,
  paramsOf: ({ id, project_id }) => ({ project_id, file_id: id }),
});

type LogFilesProps = {
  /** Records whose files stand together, such as an entry and its corrections. */
  records: readonly Pick<OpsLogEntry, 'project_id' | 'files' | 'attachments'>[];
  small?: boolean;
};

/** The files of an entry, and how many of those that it was written with are missing. */
export default function LogFiles({ records, small = false }: LogFilesProps) {
  const files = records.flatMap((record) =>
    record.files.map((file) => ({ ...file, project_id: record.project_id })),
  );
  const missing = records.reduce(
    (sum, { files: there, attachments }) => sum + attachments.length - there.length,
    0,
  );
  return (
    <div>
      <SentFileList files={files} reads={READS} words={SENT_WORDS} small={small} />
      {missing > 0 && (
        <StatusText small tone="bad" icon={IconFileAlert}>
          {t('missing', { count: missing })}
        </StatusText>
      )}
    </div>
  );
}
