import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** If Node can't load it, the framework's own loader silently takes over, and a build needs a third more processor time. */
it('lets Node load the configuration, from 20.19', () => {
  const load = "console.log(require('./docusaurus.config.ts').default.i18n.locales.join())";
  const run = (...args: string[]) => spawnSync(process.execPath, [...args, '-e', load], { encoding: 'utf8' });
  const canRequireModules = (process.features as { require_module?: boolean }).require_module === true;
  expect(run('--import', './scripts/before-framework.mjs')).toMatchObject(
    canRequireModules ? { stdout: 'en,it\n', stderr: '' } : { stdout: '' },
  );
  expect(run().status).not.toBe(0);
});
