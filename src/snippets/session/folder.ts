/** The temporary folder of one session: home, working folder, programs and packages. */
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Variables } from '../../lib/substitute';
import type { Clients } from '../server/clients';
import { awsLauncher, launcher } from './launchers';

export interface Folder {
  readonly top: string;
  /** `~` of the blocks. */
  readonly home: string;
  /** Where the blocks begin. */
  readonly work: string;
  /** For the runner's own files. */
  readonly meta: string;
  readonly bin: string;
}

/** Two profiles as quickstart and keys-and-team make them, for the pages that presuppose them. */
function writeProfiles(home: string, values: Variables): void {
  const folder = path.join(home, '.aws');
  mkdirSync(folder);
  const value = (name: string): string => values[name] ?? '';
  const profiles = [
    { name: value('reader.profile'), key: value('reader.accessKeyId'), secret: value('reader.secretAccessKey') },
    { name: value('reader.otherProfile'), key: value('reader.otherAccessKeyId'), secret: value('reader.otherSecretAccessKey') },
  ];
  const config = profiles.map(({ name }) =>
    [
      `[profile ${name}]`,
      `endpoint_url = ${value('brand.endpointUrl')}`,
      `region = ${value('brand.region')}`,
      'output = json',
      's3 =',
      '    addressing_style = path',
      'request_checksum_calculation = when_required',
      'response_checksum_validation = when_required',
    ].join('\n'),
  );
  writeFileSync(path.join(folder, 'config'), `${config.join('\n\n')}\n`);
  const credentials = profiles.map(({ name, key, secret }) => `[${name}]\naws_access_key_id = ${key}\naws_secret_access_key = ${secret}\n`);
  writeFileSync(path.join(folder, 'credentials'), credentials.join('\n'), { mode: 0o600 });
}

function writeProgram(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/**
 * @param root     folder of the project, whose packages the JavaScript blocks import
 * @param profiles false for a page that makes its profiles itself
 */
export function makeFolder(root: string, clients: Clients, values: Variables, profiles: boolean): Folder {
  const top = mkdtempSync(path.join(os.tmpdir(), 'snippets-page-'));
  const at = (name: string): string => path.join(top, name);
  const folder = { top, home: at('home'), work: at('work'), meta: at('meta'), bin: at('bin') };
  for (const name of ['home', 'work', 'meta', 'bin', 'tmp']) mkdirSync(at(name));
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  if (clients.aws) writeProgram(folder.bin, 'aws', awsLauncher(clients.aws.file, clients.aws.readsEndpoint));
  if (clients.python !== undefined) writeProgram(folder.bin, 'python3', launcher(clients.python));
  writeProgram(folder.bin, 'node', launcher(process.execPath));
  if (profiles) writeProfiles(folder.home, values);
  return folder;
}

/**
 * @param title file name relative to the working folder, or to the home with `~/`
 * @throws when it leads out of the session's folder
 */
export function saveFile({ top, home, work }: Folder, title: string, text: string): string {
  const file = title.startsWith('~/') ? path.join(home, title.slice(2)) : path.resolve(work, title);
  if (!file.startsWith(`${top}${path.sep}`))
    throw new Error(`title="${title}" leads out of the folder of the page; use a relative path or one that begins with ~/`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return file;
}
