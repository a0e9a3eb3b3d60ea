/** Pure function that writes an example link in the format that clients use, with a fictitious key and signature. */
import type { Service } from './core/target';

/** @param now signing time in milliseconds. The link is valid for one hour. */
export function exampleLink({ endpoint, region }: Service, now: number): string {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const credential = ['EXAMPLE-KEY-ID', time.slice(0, 8), region, 's3', 'aws4_request'].join('/');
  const query = [
    ['response-content-disposition', 'attachment; filename="orders.csv"'],
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', credential],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', '3600'],
    ['X-Amz-SignedHeaders', 'host'],
    ['X-Amz-Signature', '0123456789abcdef'.repeat(4)],
  ].map((pair) => pair.map(encodeURIComponent).join('='));
  return `https://${endpoint}/links-bucket/reports/2024/q1%20final.csv?${query.join('&')}`;
}
