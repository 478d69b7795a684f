import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { UploadedFile } from '../context.ts';

/** The file of a form and what else the form says; what it says more than once is a list. */
export interface Upload {
  readonly file: UploadedFile | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads a multipart request: its one file and all other parts. Throws 415 for another type of request, 422 without the
 * file unless it is optional, 413 over the limit.
 */
export const readUpload = async (
  request: FastifyRequest,
  { maxBytes, part: called = 'file', optional }: NonNullable<Endpoint['file']>,
): Promise<Upload> => {
  if (!request.isMultipart()) throw new Failure('unsupported_file', 'Send the file as multipart/form-data.');
  const fields = new Map<string, unknown[]>();
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
    const known = fields.get(part.fieldname) ?? [];
    if (part.type === 'field') fields.set(part.fieldname, [...known, part.value]);
    else {
      const bytes = await part.toBuffer();
      if (part.fieldname === called) file = { name: part.filename, bytes };
      else fields.set(part.fieldname, [...known, bytes]);
    }
  }
  if (!file && !optional)
    throw new Failure('invalid_input', 'Choose a file.', {
      fields: [{ field: called, message: 'Choose a file.' }],
    });
  const said = [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return { file, fields: Object.fromEntries(said) };
};
