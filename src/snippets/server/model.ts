/** The S3 server that the blocks are executed against. */

/** A project with its key. */
export interface Identity {
  /** Canonical id: the project id of the pages. */
  readonly id: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Who plays which part in a page; a part without an identity cannot be played. */
export interface Identities {
  /** The reader. */
  readonly reader: Identity;
  /** A user of the reader's project for the program that a page is about, with the policy that the page gives it; `id` is its name. */
  readonly program: Identity | undefined;
  /** Another project, the partner. */
  readonly other: Identity | undefined;
  /** A user with no rights of its own, to whom policies are given; `id` is its name. */
  readonly user: Identity | undefined;
  /** The reader's project with a second key, for the rotation of keys. */
  readonly rotated: Identity | undefined;
}

/** Which identities a page needs besides the reader's; each takes a second to make. */
export type Parts = Readonly<Record<Exclude<keyof Identities, 'reader'>, boolean>>;

export interface S3Server {
  /** Without slash at the end: `http://127.0.0.1:7480`. */
  readonly endpoint: string;
  readonly region: string;
  /** For readers, with version: `Ceph RADOS Gateway 20.2.4`. */
  readonly name: string;
  /** True for the server that the runner started: nothing else uses it, and it is thrown away. False for one of others. */
  readonly own: boolean;
  /** Identities for one page; on an own server nobody else has them. Without parts all. */
  identities(session: string, parts?: Parts): Promise<Identities>;
  /** Why the server does not work any more, or undefined while it does. */
  failure(): string | undefined;
  stop(): Promise<void>;
}

/** A server that somebody else runs: nothing of it is started, watched or stopped here. */
export const foreignServer = (server: Pick<S3Server, 'endpoint' | 'region' | 'name'> & { readonly identities: Identities }): S3Server => ({
  ...server,
  own: false,
  identities: () => Promise.resolve(server.identities),
  failure: () => undefined,
  stop: () => Promise.resolve(),
});
