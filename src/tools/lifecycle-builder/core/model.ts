/** A lifecycle configuration as data. Names of elements: Amazon S3 API Reference, LifecycleRule. */

export interface Tag {
  readonly key: string;
  readonly value: string;
}

/** Which objects a rule is for: those that meet every condition. Without one, all of the bucket. */
export interface Filter {
  /** Empty: no condition. */
  readonly prefix: string;
  readonly tags: readonly Tag[];
  /** Bytes; the object is larger than this. */
  readonly larger?: number | undefined;
  /** Bytes; the object is smaller than this. */
  readonly smaller?: number | undefined;
}

/** What becomes of current versions. `marker`: delete markers that have no version left are removed. */
export type Expiration =
  | { readonly kind: 'days'; readonly days: number }
  /** Midnight UTC of a day: `2027-01-31`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'marker' };

export interface NoncurrentExpiration {
  readonly days: number;
  /** So many of the newest noncurrent versions stay in any case. */
  readonly newer?: number | undefined;
}

export interface Rule {
  /** Empty: the server gives one. */
  readonly id: string;
  readonly isEnabled: boolean;
  readonly filter: Filter;
  readonly expiration?: Expiration | undefined;
  readonly noncurrent?: NoncurrentExpiration | undefined;
  /** Days after which the parts of an upload that was not completed are removed. */
  readonly abortDays?: number | undefined;
}

/** Whether buckets keep versions; `suspended`: they did, and what was kept is still there. */
export type Versioning = 'off' | 'on' | 'suspended';

/** `own`: the service of this site, which has one action only. `other`: Amazon S3 and services with all actions. */
export type Service = 'own' | 'other';

/** What is not in the service of this site is not there: rules with the one action that it has. */
export const actionsOf = (service: Service, rule: Rule): Rule =>
  service === 'other' ? rule : { ...rule, expiration: undefined, abortDays: undefined };
