/** Reads keys from the configuration files of the AWS clients, https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html. */
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'ini';

interface ProfileKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Section = Readonly<Record<string, unknown>>;

function sectionsOf(file: string): Readonly<Record<string, Section | undefined>> {
  // A dot in a section's name means nesting to the parser; a name with one is no profile that it would find.
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}

/** @returns the keys, or what is wrong and how to cure it */
export function readProfile(name: string, env: Readonly<Record<string, string | undefined>>): ProfileKeys | string {
  const folder = path.join(env.HOME ?? os.homedir(), '.aws');
  const credentials = env.AWS_SHARED_CREDENTIALS_FILE ?? path.join(folder, 'credentials');
  const config = env.AWS_CONFIG_FILE ?? path.join(folder, 'config');
  const section = {
    ...(sectionsOf(config)[name === 'default' ? name : `profile ${name}`] ?? {}),
    ...(sectionsOf(credentials)[name] ?? {}),
  };
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = section;
  if (typeof accessKeyId === 'string' && typeof secretAccessKey === 'string') return { accessKeyId, secretAccessKey };
  return `the profile ${name} has no keys in ${credentials}: write aws_access_key_id and aws_secret_access_key there, or set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`;
}
