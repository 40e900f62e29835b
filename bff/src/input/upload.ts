import multipart from '@fastify/multipart';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { PICTURE, refuse } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../platform/upstream.responses.js';

/** A multipart form. The name and the type that the client gives its file are not read. */
export interface Upload {
  file?: Buffer;
  fields: Record<string, string>;
}

/** Milliseconds for a service to process a picture, which may queue behind others. */
export const PICTURE_TIMEOUT_MS = 20_000;

/** Limits of a multipart form (threat T43). It is held in memory: no temporary files to clean up. */
const UPLOAD_LIMITS = {
  fileSize: PICTURE.maxBytes,
  files: 1,
  fields: 20,
  parts: 25,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * The handler takes a form whose one file, if any, is the field `file`; read it with `@UploadedForm()`. Other fields
 * are refused here, unless the handler checks them itself (`withFields`).
 */
export const AcceptsUpload = (file: string, { withFields = false } = {}): MethodDecorator =>
  applyDecorators(
    RouteConfig({ upload: file, withFields }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [file]: { type: 'string', format: 'binary' } },
        additionalProperties: withFields,
      },
    }),
  );

/** The `Upload` of the current request, read only after the guards. */
export const UploadedForm = createParamDecorator((_data: unknown, context: ExecutionContext): Promise<Upload> =>
  readUpload(context.switchToHttp().getRequest<FastifyRequest>()),
);

const uploadField = ({ routeOptions }: FastifyRequest): string | undefined =>
  'upload' in routeOptions.config && typeof routeOptions.config.upload === 'string'
    ? routeOptions.config.upload
    : undefined;

/** An empty file field may arrive as a text field. */
const takesField = (request: FastifyRequest, name: string): boolean =>
  name === uploadField(request) ||
  ('withFields' in request.routeOptions.config && request.routeOptions.config.withFields === true);

/** Accepts multipart forms on handlers with `@AcceptsUpload`; 415 elsewhere. */
export async function prepareUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preParsing', async (request) => {
      const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
      if (isForm && uploadField(request) === undefined) throw refuse('UNSUPPORTED');
    });
}

/**
 * @throws DomainError `unsupported` when it is not multipart, `too_large`, `invalid` when it is malformed or has an
 * unknown file
 */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED');
  const upload: Upload = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && !takesField(request, part.fieldname)) throw unknownField(part.fieldname);
      if (part.type === 'field') upload.fields[part.fieldname] = fieldValue(part);
      else if (part.fieldname === uploadField(request)) upload.file = await part.toBuffer();
      else throw unknownField(part.fieldname);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : refusal(cause);
  }
  if (upload.file?.length === 0) delete upload.file; // An empty file field.
  return upload;
}

const unknownField = (name: string): DomainError => refuse('UPLOAD_UNKNOWN', { params: { name: name.slice(0, 60) } });

function fieldValue({ value, valueTruncated }: { value: unknown; valueTruncated: boolean }): string {
  if (valueTruncated) throw refuse('TOO_LARGE');
  if (typeof value !== 'string') throw refuse('UPLOAD_BROKEN');
  return value;
}

/** Maps the parser's error codes. */
function refusal(cause: unknown): DomainError {
  const code = codeOf(cause);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse('PICTURE_TOO_LARGE', { cause });
  if (code.endsWith('_LIMIT')) return refuse('TOO_LARGE', { cause });
  return refuse('UPLOAD_BROKEN', { cause });
}
