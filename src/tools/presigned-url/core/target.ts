/** Pure functions that find a link's bucket and key. */
import { decodePercent, type Pieces } from './link';

/** Endpoint of the site's own service. */
export interface Service {
  /** Host without the scheme. */
  readonly endpoint: string;
  readonly region: string;
}

export interface Target {
  /** Whether the host is the service's host or a subdomain of it. */
  readonly isOwn: boolean;
  readonly style: 'path' | 'virtual-hosted';
  /** Bucket, or an empty string if the link doesn't contain one. */
  readonly bucket: string;
  /** Decoded key, or the unchanged text if it can't be decoded. Empty for a request to the bucket. */
  readonly key: string;
  readonly isBroken: boolean;
}

const PORT = /:\d*$/;
/** Pattern for other services: `bucket.s3.eu-south-1.example.com`, even if the bucket name contains dots. */
const BELOW_S3 = /^(.+)\.s3(?:express)?[.-]/;

/** Returns the bucket in a host, or undefined for path style. */
function bucketOfHost(host: string, { endpoint }: Service): string | undefined {
  if (host === endpoint) return undefined;
  if (host.endsWith(`.${endpoint}`)) return host.slice(0, -endpoint.length - 1);
  return BELOW_S3.exec(host)?.[1];
}

export function targetOf({ host: hostAndPort, path }: Pick<Pieces, 'host' | 'path'>, service: Service): Target {
  const host = hostAndPort.replace(PORT, '');
  const isOwn = host === service.endpoint || host.endsWith(`.${service.endpoint}`);
  const below = bucketOfHost(host, service);
  const parts = path.slice(1);
  const slash = parts.indexOf('/');
  const [first, rest] = slash < 0 ? [parts, ''] : [parts.slice(0, slash), parts.slice(slash + 1)];
  const [bucket, key] = below === undefined ? [first, rest] : [below, parts];
  const decoded = [bucket, key].map(decodePercent);
  return {
    isOwn,
    style: below === undefined ? 'path' : 'virtual-hosted',
    bucket: decoded[0] ?? bucket,
    key: decoded[1] ?? key,
    isBroken: decoded.includes(undefined),
  };
}
