/**
 * `npm run bill`: prints the bill of materials of the site, CycloneDX as JSON: every package that it is built and tested with,
 * those of the tests marked as for development, with version, licence and checksum, from the lockfile. The same bytes for the
 * same lockfile: what npm adds of the moment and of the folder is left out.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Component {
  /** `react@19.3.1` */
  readonly 'bom-ref': string;
  name: string;
}

interface Bill {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
}

/** @throws when npm cannot read the lockfile */
export function billOfMaterials(): Bill {
  // Not --omit=dev: with it npm 11 leaves out packages that others ask for as peers, such as React.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as Bill;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = manifest.name;
  return bill;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(billOfMaterials(), undefined, 2));
