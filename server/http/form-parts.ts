import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import type { UploadedFile, UploadedFiles } from '../call/call.ts';

/** The longest text is an order's destination as JSON, 10 KB with every letter escaped. A file more than a call takes is named, many more are refused. */
const LIMITS = { files: 0, fields: 40, parts: 50, fieldSize: 16_384, fieldNameSize: 100 };
const FILE_LIMITS = { ...LIMITS, files: 10, fileSize: COURIER_IMAGE_BYTES_MAXIMUM };

/** The routes of this scope take multipart forms beside JSON; everywhere else a form is refused before it is read. */
export const takeForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
};

export type ReadForm = { readonly parts: Record<string, unknown>; readonly files: UploadedFiles };

/** A file's bytes, at most as many as one may have; what comes beyond is let go by. */
async function readFile({ file }: MultipartFile, isTaken: boolean): Promise<UploadedFile> {
  if (!isTaken) {
    file.resume();
    return { refused: 'tooMany' };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk as Uint8Array);
  return file.truncated ? { refused: 'tooLarge' } : { bytes: Buffer.concat(chunks) };
}

/**
 * A form's parts by their names, or null where it is none that can be read. Of files only those are kept whose parts are
 * named in `taken`. @throws where it is larger than a form may be
 */
export async function readParts(request: FastifyRequest, taken: readonly string[] = []): Promise<ReadForm | null> {
  const parts: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  try {
    for await (const part of request.parts({ limits: taken.length > 0 ? FILE_LIMITS : LIMITS })) {
      if (part.type === 'file')
        files.set(part.fieldname, await readFile(part, taken.includes(part.fieldname) && !files.has(part.fieldname)));
      else parts[part.fieldname] = Object.hasOwn(parts, part.fieldname) ? [parts[part.fieldname], part.value] : part.value;
    }
    return { parts, files };
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error;
    return null;
  }
}

type Shape = {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Shape>>;
};

function kindsOf(shape: Shape): ReadonlySet<string> {
  if (shape.wrapped) return kindsOf(shape.wrapped);
  if (shape.type === 'union') return new Set((shape.options ?? []).flatMap((option) => [...kindsOf(option as Shape)]));
  if (shape.type === 'picklist') return new Set((shape.options ?? []).map((option) => typeof option));
  return new Set([shape.type]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function valueOf(text: string, kinds: ReadonlySet<string>): unknown {
  if (kinds.has('string')) return text;
  if (text.trim() === '') return undefined;
  return parsed(text);
}

/**
 * The body that the text parts of a multipart form stand for: a form knows texts only, so a part whose field takes
 * no text is read as JSON (`7`, `true`, `[…]`), and left out when empty. What then does not fit is the schema's to say.
 */
export function bodyOfParts(
  request: v.GenericSchema & Partial<Pick<Shape, 'entries'>>,
  parts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { entries = {} } = request;
  const read = Object.entries(entries).flatMap(([name, shape]) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const value = typeof part === 'string' ? valueOf(part, kindsOf(shape)) : part;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}
