/** Whether a condition keeps strangers out. Pure. */
import { needsValue, type Condition } from './conditions';
import { readNetwork } from './ip';

/**
 * Keys that name who asks, or from where, of those that
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/access-control-block-public-access.html lists. Whoever wants can send any
 * referrer or agent, use TLS, or wait for a date.
 */
const NAMING = new Set(
  ['principalaccount', 'principalarn', 'sourceaccount', 'sourcearn', 'userid', 'username'].map((name) => `aws:${name}`),
);
const SOURCE_IP = 'aws:sourceip';
/** Bits of the largest network that is not the internet, by the width of an address: the same page. */
const LEAST_BITS = { 32: 8, 128: 32 } as const;

function isSmallNetwork(text: string): boolean {
  const network = readNetwork(text);
  return network !== undefined && network.prefix >= LEAST_BITS[network.width];
}

/** A pattern of wildcards alone fits everyone. */
const namesSomebody = (value: string): boolean => /[^*?]/.test(value);

export function keepsStrangersOut(condition: Condition): boolean {
  const { key, values } = condition;
  if (!needsValue(condition)) return false;
  if (key.toLowerCase() === SOURCE_IP) return values.every(isSmallNetwork);
  return NAMING.has(key.toLowerCase()) && values.every(namesSomebody);
}
