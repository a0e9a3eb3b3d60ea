/** All probes, cheap ones first. */
import { acl, ownership, policy, publicAccessBlock } from './access';
import { buckets } from './buckets';
import { families } from './families';
import { lock } from './lock';
import { multipart } from './multipart';
import { objectTagging } from './object-tagging';
import { lists, objects } from './objects';
import { postObject } from './post-object';
import type { Probe } from './probe';
import { replication } from './replication';
import { bucketTagging, cors, encryption, lifecycle, switches, website } from './settings';
import { versioning } from './versioning';

export const probes: readonly Probe[] = [
  buckets,
  objects,
  lists,
  postObject,
  multipart,
  versioning,
  acl,
  ownership,
  policy,
  publicAccessBlock,
  lifecycle,
  objectTagging,
  bucketTagging,
  encryption,
  replication,
  cors,
  website,
  switches,
  families,
  lock,
];
