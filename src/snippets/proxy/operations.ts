/**
 * Identifies the operation of a request. For S3, it uses the API model in the AWS SDK: method, address, and the query parameters and
 * headers that an operation requires, https://smithy.io/2.0/spec/http-bindings.html.
 */
import * as sdk from '@aws-sdk/client-s3';

export interface RequestLine {
  readonly method: string;
  /** Path with query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body of a form-encoded request, which contains the action for IAM and STS. */
  readonly form?: string | undefined;
}

type OperationSchema = typeof sdk.GetObject$;
type InputSchema = typeof sdk.GetObjectRequest$;

interface Route {
  readonly name: string;
  readonly method: string;
  readonly onObject: boolean;
  /** Query parameters, with their value if it is part of the address: `list-type=2`. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly string[];
}

/** First element of an operation's schema. */
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
      // `x-id` distinguishes operations with the same address, and only the SDKs send it.
      query: [
        ...[...new URLSearchParams(query)].filter(([key]) => key !== 'x-id'),
        ...bindings.flatMap(({ httpQuery }) => (httpQuery ? [[httpQuery, ''] as const] : [])),
      ],
      headers: bindings.flatMap(({ httpHeader }) => httpHeader?.toLowerCase() ?? []),
    },
  ];
}

const needs = ({ query, headers }: Route): number => query.length + headers.length;

/** Operations with the most requirements come first: UploadPartCopy before UploadPart before PutObject. */
const routes = Object.values(sdk)
  .filter(isOperation)
  .flatMap(routesOf)
  .sort((a, b) => needs(b) - needs(a));

/** For example, `iam:CreateUser`: the service from the signature's scope, and the action from the form. */
function queryOperation({ headers, form }: RequestLine): string | undefined {
  const action = new URLSearchParams(form).get('Action');
  const service = /Credential=[^,]*\/(\w+)\/aws4_request/.exec(String(headers.authorization ?? ''))?.[1];
  return action === null || service === undefined ? undefined : `${service}:${action}`;
}

/**
 * @returns the name of an S3 operation, or that of another service with its prefix: `iam:CreateUser`; undefined for a request that isn't an
 * operation, such as a browser's preflight or form upload
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
