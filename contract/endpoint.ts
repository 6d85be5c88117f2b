import * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';
import { refusingArrays } from './fields.ts';

/** Who may call: anyone, the holder of a basket (guest or customer), or a signed-in customer. */
export type Access = 'public' | 'basket' | 'customer';

export type Endpoint<
  Request extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Details extends v.GenericSchema = v.GenericSchema,
  A extends Access = Access,
> = {
  /** The specification's name of the call. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: A;
  readonly request: Request;
  /** The fields of a successful answer, beside `success` and `message`. */
  readonly answer: Answer;
  /** The fields that a refusal may carry, beside `success`, `error_code` and `reason`. */
  readonly details: Details;
  readonly failures: readonly ErrorCode[];
  /** Takes multipart bodies too. */
  readonly multipart: boolean;
  /** The names of its multipart body's parts that are files; the request's schema knows nothing of them. */
  readonly files: readonly string[];
};

const noDetails = v.object({});
type Declaration<Request, Answer, Details, A> = Pick<Endpoint, 'failures'> & {
  readonly access: A;
  readonly method?: 'GET';
  readonly multipart?: true;
  readonly files?: readonly string[];
  readonly request: Request;
  readonly answer: Answer;
  readonly details?: Details;
};

/** Declares one call of the contract; the last part of its path is its name. */
export function endpoint<
  Request extends v.GenericSchema,
  Answer extends v.GenericSchema,
  const A extends Access,
  Details extends v.GenericSchema = typeof noDetails,
>(path: `/${string}`, declaration: Declaration<Request, Answer, Details, A>): Endpoint<Request, Answer, Details, A> {
  const details = (declaration.details ?? noDetails) as Details;
  const request = refusingArrays(declaration.request);
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    method: 'POST',
    ...declaration,
    request,
    details,
    multipart: declaration.multipart ?? false,
    files: declaration.files ?? [],
  };
}

export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
export type ReceivedOf<E extends Endpoint> = v.InferOutput<E['request']>;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;
export type DetailsOf<E extends Endpoint> = v.InferOutput<E['details']>;
