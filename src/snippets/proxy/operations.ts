/**
 * Identifies the operation of a request. For S3, it uses the API model in the AWS SDK: the method, the address, and the query parameters
 * and headers that an operation requires; see https://smithy.io/2.0/spec/http-bindings.html.
 */
import * as sdk from '@aws-sdk/client-s3';

export interface RequestLine {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body of a form-encoded request, which contains the action in IAM and STS requests. */
  readonly form?: string | undefined;
}

type OperationSchema = typeof sdk.GetObject$;
type InputSchema = typeof sdk.GetObjectRequest$;

interface Route {
  readonly name: string;
  readonly method: string;
  readonly onObject: boolean;
  /** Required query parameters, with a value if the value is part of the address: `list-type=2`. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly string[];
}

/** First element of an operation's schema in the SDK. */
const OPERATION = 9;
const isOperation = (value: unknown): value is OperationSchema => Array.isArray(value) && value[0] === OPERATION;

function routesOf([, , name, traits, input]: OperationSchema): Route[] {
  const [, , , , members, schemas, required = 0] = (typeof input === 'function' ? input() : input) as InputSchema;
  if (typeof traits === 'number' || !traits.http || !members.includes('Bucket')) return [];
  const bindings = schemas
    .slice(0, required)
    .flatMap((schema) => (Array.isArray(schema) && typeof schema[1] === 'object' ? [schema[1]] : []));
  const [method, address] = traits.http;
  const [path = '', query] = address.split('?');
  return [
    {
      name,
      method,
      onObject: path.includes('{Key+}'),
      // Only the SDKs send `x-id`, which distinguishes operations that have the same address.
      query: [
        ...[...new URLSearchParams(query)].filter(([key]) => key !== 'x-id'),
        ...bindings.flatMap(({ httpQuery }) => (httpQuery ? [[httpQuery, ''] as const] : [])),
      ],
      headers: bindings.flatMap(({ httpHeader }) => httpHeader?.toLowerCase() ?? []),
    },
  ];
}

const needs = ({ query, headers }: Route): number => query.length + headers.length;

/** Operations with the most requirements come first: UploadPartCopy, then UploadPart, and then PutObject. */
const routes = Object.values(sdk)
  .filter(isOperation)
  .flatMap(routesOf)
  .sort((a, b) => needs(b) - needs(a));

/** Returns an operation such as `iam:CreateUser`: the service from the signature's scope, and the action from the form. */
function queryOperation({ headers, form }: RequestLine): string | undefined {
  const action = new URLSearchParams(form).get('Action');
  const service = /Credential=[^,]*\/(\w+)\/aws4_request/.exec(String(headers.authorization ?? ''))?.[1];
  return action === null || service === undefined ? undefined : `${service}:${action}`;
}

/**
 * @returns the name of an S3 operation, or a prefixed name for another service, such as `iam:CreateUser`; undefined for a request that
 * isn't an operation, such as a browser's preflight request or form upload
 */
export function operationOf(request: RequestLine): string | undefined {
  const { method, url, headers, form } = request;
  if (form !== undefined) return queryOperation(request);
  const { pathname, searchParams } = new URL(url, 'http://server');
  const virtual = /^[^:]+\.localhost(?::|$)/.test(String(headers.host ?? ''));
  const [bucket = '', ...key] = `${virtual ? '/virtual' : ''}${pathname}`.split('/').slice(1);
  if (bucket === '') return method === 'GET' ? 'ListBuckets' : undefined;
  return routes.find(
    (route) =>
      route.method === method &&
      route.onObject === (key.join('/') !== '') &&
      route.query.every(([name, value]) => searchParams.has(name) && (value === '' || searchParams.get(name) === value)) &&
      route.headers.every((name) => headers[name] !== undefined),
  )?.name;
}
