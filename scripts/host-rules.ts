/**
 * Writes the host rules of a built site, `build/` or the folder given as an argument, to a folder next to it: `build-hosting/`. Part of
 * `npm run build`.
 */
import path from 'node:path';
import { loadBrand } from '../src/brand/plugin';
import { writeHostRules } from '../src/hosting/plugin';

try {
  const folder = writeHostRules(process.argv[2] ?? 'build', loadBrand(process.cwd()).brand.siteUrl);
  console.log(
    `host-rules: wrote security headers, cache rules, and redirects for nginx, Caddy, Netlify, Cloudflare Pages, and S3 to ${path.relative(process.cwd(), folder)}/`,
  );
} catch (error) {
  console.error(`host-rules: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
