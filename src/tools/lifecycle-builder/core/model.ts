/** A lifecycle configuration as data. Names of elements: Amazon S3 API Reference, LifecycleRule. */

export interface Tag {
  readonly key: string;
  readonly value: string;
}

/** The objects that a rule applies to: those that meet every condition. Without a condition, all objects in the bucket. */
export interface Filter {
  /** Empty if there is no condition. */
  readonly prefix: string;
  readonly tags: readonly Tag[];
  /** Minimum size in bytes, exclusive. */
  readonly larger?: number | undefined;
  /** Maximum size in bytes, exclusive. */
  readonly smaller?: number | undefined;
}

/** Expiration of current versions. `marker`: delete markers without any remaining version are removed. */
export type Expiration =
  | { readonly kind: 'days'; readonly days: number }
  /** Midnight UTC of a day: `2027-01-31`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'marker' };

export interface NoncurrentExpiration {
  readonly days: number;
  /** Number of the newest noncurrent versions that are always kept. */
  readonly newer?: number | undefined;
}

export interface Rule {
  /** If it is empty, the server assigns one. */
  readonly id: string;
  readonly isEnabled: boolean;
  readonly filter: Filter;
  readonly expiration?: Expiration | undefined;
  readonly noncurrent?: NoncurrentExpiration | undefined;
  /** Days after which the parts of an incomplete upload are removed. */
  readonly abortDays?: number | undefined;
}

/** Whether buckets keep versions; `suspended` means that they did, and that the kept versions still exist. */
export type Versioning = 'off' | 'on' | 'suspended';

/** `own`: this site's service, which has only one action. `other`: Amazon S3 and services with all actions. */
export type Service = 'own' | 'other';

/** Removes what this site's service doesn't support, so that rules have only its one action. */
export const actionsOf = (service: Service, rule: Rule): Rule =>
  service === 'other' ? rule : { ...rule, expiration: undefined, abortDays: undefined };
