/** The values for a page's session: the pages' variables, with the values that are valid on the server. */
import type { Who } from '../../lib/access/table';
import { substitute, type Variables } from '../../lib/substitute';
import { isBucketName } from '../../site/values';
import type { Identities, Parts } from '../server/model';

export interface SessionFacts {
  /** Address that the clients use. */
  readonly endpoint: string;
  readonly region: string;
  readonly identities: Identities;
  /** Short, unique session name, which is part of every bucket name. */
  readonly session: string;
}

/** @param shown values that the pages show; values that the stage doesn't replace stay unchanged */
export function sessionValues(shown: Variables, { endpoint, region, identities, session }: SessionFacts): Variables {
  const { reader, program = reader, other, user, rotated } = identities;
  const buckets = Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) =>
      isBucketName(name) ? [[name, `${value.replace(/-?bucket$/, '').replace(/[^a-z0-9-]/g, '')}-${session}`]] : [],
    ),
  );
  return {
    ...shown,
    ...buckets,
    'brand.endpoint': new URL(endpoint).host,
    'brand.endpointUrl': endpoint,
    'brand.region': region,
    'reader.projectId': reader.id,
    'reader.accessKeyId': program.accessKeyId,
    'reader.secretAccessKey': program.secretAccessKey,
    ...(other && {
      'reader.otherProjectId': other.id,
      'reader.otherAccessKeyId': other.accessKeyId,
      'reader.otherSecretAccessKey': other.secretAccessKey,
    }),
    ...(user && {
      'reader.userName': user.id,
      'reader.userAccessKeyId': user.accessKeyId,
      'reader.userSecretAccessKey': user.secretAccessKey,
    }),
    ...(rotated && { 'reader.newAccessKeyId': rotated.accessKeyId, 'reader.newSecretAccessKey': rotated.secretAccessKey }),
  };
}

/** Fills in the values. `https://` before the endpoint becomes the endpoint's own scheme, as do the settings for s3cmd and DuckDB. */
export function fillIn(text: string, values: Variables, where: string): string {
  const { host, protocol } = new URL(values['brand.endpointUrl'] ?? '');
  const filled = substitute(text, values, where).replaceAll(`https://${host}`, `${protocol}//${host}`);
  return protocol === 'https:'
    ? filled
    : filled.replaceAll('use_https = True', 'use_https = False').replaceAll('USE_SSL true', 'USE_SSL false');
}

/** Returns the roles that a text names, or that send requests in an access table. The program's key depends on the page as a whole. */
export const partsIn = (text: string, who: readonly Who[] = []): Parts => ({
  program: false,
  other: who.includes('partner') || /\{reader\.other(?:Profile|AccessKeyId|SecretAccessKey|ProjectId)\}/.test(text),
  user: who.includes('user') || /\{reader\.user\w+\}/.test(text),
  rotated: /\{reader\.new\w+\}/.test(text),
});

const NEEDS: Readonly<Record<keyof Parts, string>> = {
  program: 'needs an IAM user with this page’s policy, which the runner creates only on a server that it started',
  other: 'needs a second project: set S3_OTHER_ACCESS_KEY_ID, S3_OTHER_SECRET_ACCESS_KEY, and S3_OTHER_PROJECT_ID',
  user: 'needs a user without permissions: set S3_USER_ACCESS_KEY_ID, S3_USER_SECRET_ACCESS_KEY, and S3_USER_NAME',
  rotated: 'needs a second key for the project: set S3_NEW_ACCESS_KEY_ID and S3_NEW_SECRET_ACCESS_KEY',
};

/** Returns why a block can't run with these identities: a role that it needs isn't available. */
export const missingPart = (parts: Parts, identities: Identities): string | undefined =>
  Object.entries(NEEDS).find(([part]) => parts[part as keyof Parts] && !identities[part as keyof Parts])?.[1];
