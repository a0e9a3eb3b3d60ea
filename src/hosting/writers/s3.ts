/** For S3: what each object of a website's bucket is stored with, and what a proxy before the bucket has to add. */
import path from 'node:path';
import { cacheOf, type HostRules } from '../rules';

/** In the names of the parameters of PutObject and PutBucketWebsite. */
interface StoredObject {
  readonly ContentType: string;
  readonly CacheControl: string;
  /** For website hosting; the object's own content serves where there is none. */
  readonly WebsiteRedirectLocation?: string;
}

export interface S3Rules {
  /** By key: the path below the site's root. */
  readonly objects: Readonly<Record<string, StoredObject>>;
  readonly website: { readonly IndexDocument: string; readonly ErrorDocument: string };
  /** S3 stores none of these with an object: whatever stands before the bucket sends them. The policy stands in the pages, too. */
  readonly headers: Readonly<Record<string, string>>;
}

function objectOf(file: string, rules: HostRules): StoredObject {
  const address = rules.baseUrl + file;
  const type = rules.types[path.extname(file)];
  if (type === undefined) throw new Error(`${file}: expected a Content-Type for its suffix`);
  const to = file.endsWith('/index.html') ? rules.redirects[address.replace(/\/index\.html$/, '')] : undefined;
  // A front page is what the address without its slash leads to.
  const isMoved = to !== undefined && to !== address.replace(/index\.html$/, '');
  return { ContentType: type, CacheControl: cacheOf(address, rules), ...(isMoved && { WebsiteRedirectLocation: to }) };
}

export const s3Rules = (rules: HostRules): S3Rules => ({
  objects: Object.fromEntries(rules.files.map((file) => [file, objectOf(file, rules)])),
  website: { IndexDocument: 'index.html', ErrorDocument: '404.html' },
  headers: rules.headers,
});
