import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { UploadedFile } from '../context.ts';

/** A file and the text fields sent before it. */
export interface Upload extends UploadedFile {
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the one file of a multipart request, at most `maxBytes`. Throws 415 without a file, 413 over the limit. */
export const readUpload = async (request: FastifyRequest, maxBytes: number): Promise<Upload> => {
  if (!request.isMultipart()) throw new Failure('unsupported_file', 'Send the file as multipart/form-data.');
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } });
  if (!part)
    throw new Failure('invalid_input', 'Choose a file.', {
      fields: [{ field: 'file', message: 'Choose a file.' }],
    });
  const bytes = await part.toBuffer();
  const texts = Object.entries(part.fields).flatMap(([name, field]) =>
    field && !Array.isArray(field) && field.type === 'field' ? [[name, String(field.value)] as const] : [],
  );
  return { name: part.filename, bytes, fields: Object.fromEntries(texts) };
};

/** Parses the text fields that came with a file by the endpoint's body. Throws 422 with the fields concerned. */
export const readFields = ({ body }: Endpoint, fields: Upload['fields']): unknown => {
  const parsed = body?.safeParse(fields);
  if (!parsed || parsed.success) return parsed?.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new Failure('invalid_input', 'Some of what you sent needs changing.', { fields: problems });
};
