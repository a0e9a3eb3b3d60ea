/** Data model of a lifecycle configuration. Source of the element names: Amazon S3 API Reference, LifecycleRule. */

export interface Tag {
  readonly key: string;
  readonly value: string;
}

/** Conditions that an object must meet for a rule to apply. A filter without conditions matches all objects in the bucket. */
export interface Filter {
  /** Empty if the filter has no prefix. */
  readonly prefix: string;
  readonly tags: readonly Tag[];
  /** Minimum size in bytes, exclusive. */
  readonly larger?: number | undefined;
  /** Maximum size in bytes, exclusive. */
  readonly smaller?: number | undefined;
}

/** How current versions expire. `marker` removes delete markers that have no remaining versions. */
export type Expiration =
  | { readonly kind: 'days'; readonly days: number }
  /** Expires at midnight UTC on this date, such as `2027-01-31`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'marker' };

export interface NoncurrentExpiration {
  readonly days: number;
  /** Number of newest noncurrent versions that are always retained. */
  readonly newer?: number | undefined;
}

export interface Rule {
  /** Rule ID. If it's empty, the server assigns one. */
  readonly id: string;
  readonly isEnabled: boolean;
  readonly filter: Filter;
  readonly expiration?: Expiration | undefined;
  readonly noncurrent?: NoncurrentExpiration | undefined;
  /** Number of days after which the parts of an incomplete upload are removed. */
  readonly abortDays?: number | undefined;
}

/** Versioning state of a bucket. `suspended` means that versioning was on, and that the existing versions are retained. */
export type Versioning = 'off' | 'on' | 'suspended';

/** `own` is this site's service, which supports only one action. `other` is Amazon S3 or any service that supports all actions. */
export type Service = 'own' | 'other';

/** Removes the actions that this site's service doesn't support, which leaves only the one that it does. */
export const actionsOf = (service: Service, rule: Rule): Rule =>
  service === 'other' ? rule : { ...rule, expiration: undefined, abortDays: undefined };
