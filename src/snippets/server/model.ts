/** The S3 server that the blocks run against. */

/** A project with its access key. */
export interface Identity {
  /** Canonical id, which the pages call the project id. */
  readonly id: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Identities for the roles on a page. A role without an identity isn't available. */
export interface Identities {
  /** The reader of the pages, who is always available. */
  readonly reader: Identity;
  /** User in the reader's project for the program that a page is about, with the policy from the page. `id` is the user name. */
  readonly program: Identity | undefined;
  /** The partner, which is another project. */
  readonly other: Identity | undefined;
  /** User without permissions, to whom policies are attached. `id` is the user name. */
  readonly user: Identity | undefined;
  /** The reader's project with a second access key, for key rotation. */
  readonly rotated: Identity | undefined;
}

/** Roles that a page needs in addition to the reader. Each role takes a second to create. */
export type Parts = Readonly<Record<Exclude<keyof Identities, 'reader'>, boolean>>;

export interface S3Server {
  /** Server URL without a trailing slash: `http://127.0.0.1:7480`. */
  readonly endpoint: string;
  readonly region: string;
  /** Display name and version, such as `Ceph RADOS Gateway 20.2.4`. */
  readonly name: string;
  /** True for a server that the runner started, which nothing else uses and which is discarded. False for an external server. */
  readonly own: boolean;
  /** Returns identities for one page. On the runner's own server, no other page gets them. Without `parts`, all roles are created. */
  identities(session: string, parts?: Parts): Promise<Identities>;
  /** Returns the reason why the server no longer works, or undefined if it does. */
  failure(): string | undefined;
  stop(): Promise<void>;
}
