/** Reports every problem with the brand file, one per line. `scripts/preflight.mjs` runs it before each command. */
import { project, runCommand } from './command';

void runCommand(
  'brand',
  'BRAND=path/to/brand.json npx tsx scripts/check-brand.ts',
  {},
  async () => {
    // Loaded here, because modules read the brand file while they load, and the command reports what's wrong with it.
    const { loadBrand } = await import('../src/brand/plugin');
    loadBrand(project);
  },
  { least: 0, most: 0 },
);
