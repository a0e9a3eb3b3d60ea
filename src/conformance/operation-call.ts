/** Calls an operation of the S3 API by its name, typed by the SDK's own client. */
import type { S3 } from '@aws-sdk/client-s3';

/** Input and output of a method that has the SDK's three overloads: promise, callback, options and callback. */
type Call<Method> = Method extends {
  (input: infer Input, options?: never): Promise<infer Output>;
  (input: never, callback: never): void;
  // eslint-disable-next-line @typescript-eslint/unified-signatures -- TypeScript pairs overloads one by one
  (input: never, options: never, callback: never): void;
}
  ? { readonly input: Input; readonly output: Output }
  : never;

type Calls = { readonly [Name in keyof S3 as Call<S3[Name]> extends never ? never : Capitalize<Name>]: Call<S3[Name]> };

/** `PutObject`: a name of the API reference that the SDK has a method for. */
export type OperationName = keyof Calls;
export type Input<Name extends OperationName> = Calls[Name]['input'];
export type Output<Name extends OperationName> = Calls[Name]['output'];

/** @throws S3ServiceException with what the server answers, or the error of the connection */
export function callOperation<Name extends OperationName>(s3: S3, name: Name, input: Input<Name>): Promise<Output<Name>> {
  const methods = s3 as unknown as Readonly<Record<string, (input: Input<Name>) => Promise<Output<Name>>>>;
  const method = methods[`${name.charAt(0).toLowerCase()}${name.slice(1)}`];
  if (!method) throw new Error(`the installed @aws-sdk/client-s3 has no operation ${name}`);
  return method.call(s3, input);
}
