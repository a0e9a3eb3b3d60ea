/**
 * `npm run bill` prints the site's bill of materials as CycloneDX JSON. It lists every package that the site is built and tested with,
 * including version, license and checksum, from the lockfile. Test packages are marked as development packages. The same lockfile always
 * produces the same bytes, because the time and folder that npm adds are removed.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Component {
  /** Package name and version, for example `react@19.3.1`. */
  readonly 'bom-ref': string;
  name: string;
}

interface Bill {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
}

/** @throws if npm can't read the lockfile */
export function billOfMaterials(): Bill {
  // `--omit=dev` isn't used, because npm 11 would also omit packages that others require as peers, such as React.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as Bill;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = manifest.name;
  return bill;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(billOfMaterials(), undefined, 2));
