/** All probes, cheap ones first. */
import { acl } from './acl';
import { buckets } from './buckets';
import { lock } from './lock';
import { multipart } from './multipart';
import { lists, objects } from './objects';
import { postObject } from './post-object';
import type { Probe } from './probe';
import { replication } from './replication';
import * as settings from './settings';

export const probes: readonly Probe[] = [
  buckets,
  objects,
  lists,
  postObject,
  multipart,
  settings.versioning,
  acl,
  settings.ownership,
  settings.policy,
  settings.publicAccessBlock,
  settings.lifecycle,
  settings.objectTagging,
  settings.bucketTagging,
  settings.encryption,
  replication,
  settings.cors,
  settings.website,
  settings.switches,
  settings.families,
  lock,
];
