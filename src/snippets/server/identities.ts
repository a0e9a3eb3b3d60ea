/** Makes the identities of a page's session on the RADOS Gateway. */
import { randomBytes } from 'node:crypto';
import { compareVersions } from '../releases';
import type { Identities, Identity, Parts } from './model';

/** Runs `radosgw-admin` with these arguments, separated by blanks. @returns what it prints */
export type Admin = (args: string) => Promise<string>;

/** Accounts, and with them the IAM API, exist since this release, https://docs.ceph.com/en/latest/releases/squid/. */
const HAS_ACCOUNTS = '19';

const newKeys = (id: string): Identity => ({
  id,
  accessKeyId: randomBytes(10).toString('hex').toUpperCase(),
  secretAccessKey: randomBytes(20).toString('hex'),
});

const keyOptions = (uid: string, { accessKeyId, secretAccessKey }: Identity): string =>
  `--uid ${uid} --access-key ${accessKeyId} --secret-key ${secretAccessKey}`;

/** @param options further ones of `user create` */
async function makeUser(admin: Admin, uid: string, options = ''): Promise<Identity> {
  const identity = newKeys(uid);
  await admin(`user create ${keyOptions(uid, identity)} --display-name ${uid} ${options}`.trim());
  return identity;
}

/** @returns the same identity with a key that its user has besides the first */
async function addKey(admin: Admin, uid: string, { id }: Identity): Promise<Identity> {
  const identity = newKeys(id);
  await admin(`key create --key-type s3 ${keyOptions(uid, identity)}`);
  return identity;
}

/** @returns key of the account's root user, with the id of the account: it owns the buckets, and ACLs name it */
async function makeAccount(admin: Admin, name: string): Promise<Identity> {
  const { id } = JSON.parse(await admin(`account create --account-name ${name}`)) as { id: string };
  return { ...(await makeUser(admin, name, `--account-id ${id} --account-root`)), id };
}

/**
 * Two projects, each an account with its root user, and users in the first one,
 * https://docs.ceph.com/en/tentacle/radosgw/account/. Before release 19 three users who know nothing of each other play these
 * parts, and IAM knows policies of users only.
 *
 * @param version of the gateway
 * @param session part of all names
 */
export async function makeIdentities(
  admin: Admin,
  version: string,
  session: string,
  { program, other, user, rotated }: Parts = { program: false, other: true, user: true, rotated: true },
): Promise<Identities> {
  const [project, partner] = [`project-${session}`, `partner-${session}`];
  const accounts = compareVersions(version, HAS_ACCOUNTS) >= 0;
  const reader = accounts ? await makeAccount(admin, project) : await makeUser(admin, project, '--caps user-policy=*;roles=*');
  const makeMember = (name: string): Promise<Identity> =>
    makeUser(admin, `${name}-${session}`, accounts ? `--account-id ${reader.id}` : '');
  return {
    reader,
    // Without accounts a user of its own would not reach the reader's buckets, whatever its policy allows.
    program: program && accounts ? await makeMember('program') : undefined,
    other: other ? await (accounts ? makeAccount(admin, partner) : makeUser(admin, partner)) : undefined,
    user: user ? await makeMember('user') : undefined,
    rotated: rotated ? await addKey(admin, project, reader) : undefined,
  };
}
