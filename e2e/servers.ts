/** Where the sites under test are: one free loopback port each, the same in every process of a run. */
import { execFileSync } from 'node:child_process';

const HOST = '127.0.0.1';
const ASK_FOR_PORT = "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})";

/** Workers inherit the environment of the process that chose the port. */
function portOf(name: string): string {
  return (process.env[name] ??= execFileSync(process.execPath, ['--eval', ASK_FOR_PORT], { encoding: 'utf8' }));
}

function server(folder: string, variable: string, basePath: string) {
  const port = portOf(variable);
  const origin = `http://${HOST}:${port}`;
  return {
    origin,
    baseURL: origin + basePath,
    command: { command: `npx --no-install tsx scripts/serve.ts ${folder}`, url: origin + basePath, env: { PORT: port, HOST }, reuseExistingServer: false },
  };
}

/** The site as `npm run build` makes it. */
export const site = server('build', 'E2E_PORT', '/');
/** The site of `other-brand/brand.json`: announcement bar, colour mode switch and base path that the default brand leaves off. */
export const otherBrand = server('test-results/other-brand', 'E2E_OTHER_BRAND_PORT', '/docs/');
