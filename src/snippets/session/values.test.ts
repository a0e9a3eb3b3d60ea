import { expect, it } from 'vitest';
import { fillIn } from './values';

const values = (endpointUrl: string) => ({ 'brand.endpoint': new URL(endpointUrl).host, 'brand.endpointUrl': endpointUrl });
const http = values('http://127.0.0.1:7480');
const https = values('https://s3.example.com');

it.each([
  ['an address', 'curl https://{brand.endpoint}/', http, 'curl http://127.0.0.1:7480/'],
  ['an address of a server that speaks HTTPS', 'curl https://{brand.endpoint}/', https, 'curl https://s3.example.com/'],
  ['another address', 'curl https://example.org/', http, 'curl https://example.org/'],
  ['the setting of s3cmd', 'use_https = True', http, 'use_https = False'],
  ['the setting of DuckDB', 'USE_SSL true,', http, 'USE_SSL false,'],
  ['the setting of DuckDB on a server that speaks HTTPS', 'USE_SSL true,', https, 'USE_SSL true,'],
])('%s takes the scheme of the endpoint', (_case, text, endpoint, expected) => {
  expect(fillIn(text, endpoint, 'here')).toBe(expected);
});
