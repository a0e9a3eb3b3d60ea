/** Writes a built site's rules in the formats of all hosts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostRules } from '../rules';
import { caddySnippet } from './caddy';
import { headersFile, redirectsFile } from './netlify';
import { nginxMaps, nginxServer } from './nginx';
import { websiteConfiguration } from './website';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The folder is next to the site, because none of its files should be served. */
export const rulesFolder = (site: string): string => `${path.resolve(site)}-hosting`;

/**
 * @param site folder of the built site
 * @param siteUrl public URL of the site
 * @returns the folder with the rules, which is created from scratch
 * @throws as `hostRules`
 */
export function writeHostRules(site: string, siteUrl: string): string {
  const rules = hostRules(site);
  const contents = {
    'rules.json': asJson(rules),
    'website.json': asJson(websiteConfiguration(rules, siteUrl)),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'nginx-http.conf': nginxMaps(rules),
    'nginx-server.conf': nginxServer(rules),
    Caddyfile: caddySnippet(rules),
  };
  const folder = rulesFolder(site);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of Object.entries(contents)) writeFileSync(path.join(folder, name), content);
  return folder;
}
