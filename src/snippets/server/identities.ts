/** Creates the identities for a page's session on the RADOS Gateway. */
import { randomBytes } from 'node:crypto';
import type { Identities, Identity, Parts } from './model';

/** Runs `radosgw-admin` with arguments that are separated by spaces. @returns its output */
export type Admin = (args: string) => Promise<string>;

/** Runs a command that creates an access key for a user. @returns the key, with the name of the user as its id */
async function makeKey(admin: Admin, command: string, id: string): Promise<Identity> {
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex').toUpperCase(), randomBytes(20).toString('hex')];
  await admin(`${command} --uid ${id} --access-key ${accessKeyId} --secret-key ${secretAccessKey}`);
  return { id, accessKeyId, secretAccessKey };
}

/** @param options additional options for `user create` */
const makeUser = (admin: Admin, name: string, options: string): Promise<Identity> =>
  makeKey(admin, `user create --display-name ${name} ${options}`, name);

/** @returns the access key of the account's root user, with the id of the account, which owns the buckets and is named in ACLs */
async function makeAccount(admin: Admin, name: string): Promise<Identity> {
  const { id } = JSON.parse(await admin(`account create --account-name ${name}`)) as { id: string };
  return { ...(await makeUser(admin, name, `--account-id ${id} --account-root`)), id };
}

/**
 * Creates two projects, each an account with a root user, and users in the first one (https://docs.ceph.com/en/tentacle/radosgw/account/).
 *
 * @param session session name, which all names contain
 */
export async function makeIdentities(
  admin: Admin,
  session: string,
  { program, other, user, rotated }: Parts = { program: false, other: true, user: true, rotated: true },
): Promise<Identities> {
  const [project, partner] = [`project-${session}`, `partner-${session}`];
  const reader = await makeAccount(admin, project);
  const makeMember = (name: string): Promise<Identity> => makeUser(admin, `${name}-${session}`, `--account-id ${reader.id}`);
  return {
    reader,
    program: program ? await makeMember('program') : undefined,
    other: other ? await makeAccount(admin, partner) : undefined,
    user: user ? await makeMember('user') : undefined,
    rotated: rotated ? { ...(await makeKey(admin, 'key create --key-type s3', project)), id: reader.id } : undefined,
  };
}
