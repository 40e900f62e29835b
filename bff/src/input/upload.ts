import multipart from '@fastify/multipart';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { messages, PICTURE } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyRequest } from 'fastify';

/** A form with a file. What the sender calls the file and says of its type is not to be trusted. */
export interface Upload {
  file?: { bytes: Buffer; filename: string; mimetype: string };
  fields: Record<string, string>;
}

/** Threat T43. Everything is held in memory: there are no temporary files to clean up. */
const MOST = {
  fileSize: PICTURE.maxBytes,
  files: 1,
  fields: 20,
  parts: 25,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** The handler takes a form whose one file, if any, is the field `file`; read it with `@Uploaded()`. */
export const TakesUpload = (file: string): MethodDecorator =>
  applyDecorators(
    RouteConfig({ upload: file }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } } } }),
  );

/** The `Upload` of the request in hand, read only after guards and limits have let it in. */
export const Uploaded = createParamDecorator((_data: unknown, context: ExecutionContext): Promise<Upload> =>
  readUpload(context.switchToHttp().getRequest<FastifyRequest>()),
);

const uploadField = ({ routeOptions }: FastifyRequest): string | undefined =>
  'upload' in routeOptions.config && typeof routeOptions.config.upload === 'string'
    ? routeOptions.config.upload
    : undefined;

/** Forms with files where a handler takes one, 415 everywhere else. */
export async function prepareUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { limits: MOST });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preParsing', async (request) => {
      const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
      if (isForm && uploadField(request) === undefined)
        throw new DomainError('unsupported', 'UNSUPPORTED', messages.unsupported);
    });
}

/** @throws DomainError `unsupported` when it is no such form, `too_large`, `invalid` when it is broken or holds an unknown file */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('unsupported', 'UNSUPPORTED', messages.unsupported);
  const upload: Upload = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') upload.fields[part.fieldname] = fieldValue(part);
      else if (part.fieldname === uploadField(request))
        upload.file = { bytes: await part.toBuffer(), filename: part.filename, mimetype: part.mimetype };
      else throw new DomainError('invalid', 'UPLOAD_UNKNOWN', `Unknown field: ${part.fieldname.slice(0, 60)}`);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : refusal(cause);
  }
  if (upload.file?.bytes.length === 0) delete upload.file; // A file field left empty.
  return upload;
}

const tooLarge = (cause?: unknown): DomainError =>
  new DomainError('too_large', 'TOO_LARGE', messages.tooLarge, { cause });

function fieldValue({ value, valueTruncated }: { value: unknown; valueTruncated: boolean }): string {
  if (valueTruncated) throw tooLarge();
  if (typeof value !== 'string') throw new DomainError('invalid', 'UPLOAD_BROKEN', messages.invalid);
  return value;
}

/** What the parser says in codes. */
function refusal(cause: unknown): DomainError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new DomainError('too_large', 'PICTURE_TOO_LARGE', messages.imageSize, { cause });
  if (code.endsWith('_LIMIT')) return tooLarge(cause);
  return new DomainError('invalid', 'UPLOAD_BROKEN', messages.invalid, { cause });
}
