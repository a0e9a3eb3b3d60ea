/** The S3 server that the blocks are executed against. */

/** A project with its key. */
export interface Identity {
  /** Canonical id, which the pages call project id. */
  readonly id: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The identities for the roles on a page. A role without an identity isn't available. */
export interface Identities {
  /** The reader. */
  readonly reader: Identity;
  /** A user of the reader's project for the program that a page is about, with the policy from the page; `id` is its name. */
  readonly program: Identity | undefined;
  /** Another project, the partner. */
  readonly other: Identity | undefined;
  /** A user without its own permissions, to whom policies are attached; `id` is its name. */
  readonly user: Identity | undefined;
  /** The reader's project with a second key, for key rotation. */
  readonly rotated: Identity | undefined;
}

/** Roles that a page needs in addition to the reader. Each takes a second to create. */
export type Parts = Readonly<Record<Exclude<keyof Identities, 'reader'>, boolean>>;

export interface S3Server {
  /** URL without a trailing slash: `http://127.0.0.1:7480`. */
  readonly endpoint: string;
  readonly region: string;
  /** Display name with version: `Ceph RADOS Gateway 20.2.4`. */
  readonly name: string;
  /** True for the server that the runner started, which nothing else uses and which is discarded. False for an external one. */
  readonly own: boolean;
  /** Identities for one page. On the runner's own server, no other page has them. Without `parts`, all are created. */
  identities(session: string, parts?: Parts): Promise<Identities>;
  /** Why the server no longer works, or undefined while it does. */
  failure(): string | undefined;
  stop(): Promise<void>;
}

/** An external server, which isn't started, monitored or stopped here. */
export const foreignServer = (server: Pick<S3Server, 'endpoint' | 'region' | 'name'> & { readonly identities: Identities }): S3Server => ({
  ...server,
  own: false,
  identities: () => Promise.resolve(server.identities),
  failure: () => undefined,
  stop: () => Promise.resolve(),
});
